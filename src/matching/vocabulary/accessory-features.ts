import type { FeatureName } from './features.ts';

/** Things that come with other goods, by their names in both languages. */
export const accessoryFeatures: readonly FeatureName[] = [
  { names: ['charger', '充电器', '充电头'] },
  { names: ['power adapter', 'power adaptor', 'mains adapter', '电源适配器'] },
  { names: ['charging cable', 'charge cable', '充电线'] },
  { names: ['data cable', '数据线'] },
  { names: ['carry bag', 'carrying bag', 'storage bag', '收纳袋', '收纳包'] },
  { names: ['cup holder', '杯架', '杯托'] },
  { names: ['footrest', 'foot rest', '脚托', '搁脚'] },
  { names: ['headrest', 'head rest', '头枕', '头靠'] },
  { names: ['armrest', 'arm rest', '扶手'] },
  { names: ['tripod', '三脚架'] },
  { names: ['bulb', 'light bulb', '灯泡'] },
  { names: ['rain cover', '防雨罩'] },
  { names: ['gift box', '礼盒', '礼品盒'] },
  { names: ['shoulder strap', '肩带', '背带'] },
  { names: ['screws', 'screw', '螺丝'] },
  { names: ['manual', 'user manual', 'instruction manual', '说明书'] },
  { names: ['hooks', 'hook', '挂钩'] },
  { names: ['removable cover', 'removable washable cover', 'detachable cover', '外套可拆', '外罩可拆', '可拆洗'] },
  { names: ['pillowcase', 'pillow case', '枕套'] },
];
