import type { AttributeName } from './attribute-name.ts';

/** Properties whose values are grades of a scale (see grade-scales.ts). */
export const gradeAttributes: readonly AttributeName[] = [
  {
    id: 'energy class',
    names: [
      'energy class',
      'energy rating',
      'energy label',
      'energy efficiency',
      'energy efficiency class',
      'energy efficiency rating',
      'energy grade',
      '能效等级',
      '能效',
      '能效标识',
      '能耗等级',
    ],
  },
  {
    id: 'efficiency rating',
    names: ['efficiency rating', 'efficiency certification', '80 plus', '80 plus rating', '80 plus certification'],
  },
  {
    id: 'cable category',
    names: ['cable category', 'ethernet category', 'network cable category', '网线类别', '网线类型', '网线规格'],
  },
  {
    id: 'slip resistance',
    names: ['slip resistance', 'slip rating', 'anti slip rating', 'slip resistance class', '防滑等级'],
  },
  {
    id: 'filter class',
    names: ['filter class', 'filter grade', 'filtration class', 'hepa class', 'hepa grade', '过滤等级', '滤网等级'],
  },
  { id: 'clarity', names: ['clarity', 'diamond clarity', 'stone clarity', 'clarity grade', '净度', '钻石净度'] },
  { id: 'uva protection', names: ['pa rating', 'pa grade', 'pa value', 'uva protection', 'pa值', 'pa等级'] },
  {
    id: 'impact protection',
    names: ['ik rating', 'ik code', 'impact rating', 'impact protection', 'ik等级', '抗冲击等级', '防撞等级'],
  },
  {
    id: 'cut resistance',
    names: ['cut level', 'cut resistance', 'cut resistance level', 'cut protection level', '防割等级'],
  },
  {
    id: 'fire class',
    names: [
      'fire class',
      'fire rating',
      'reaction to fire',
      'flammability rating',
      'flame rating',
      '阻燃等级',
      '防火等级',
    ],
  },
  { id: 'operating system', names: ['operating system', 'os', '操作系统'] },
];
