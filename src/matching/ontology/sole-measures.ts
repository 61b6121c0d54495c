import { rowsOf } from './load-ontology.ts';
import type { Dimension } from './units.ts';

/** Goods of which a bare number in a dimension, between two bounds in base units, can only be one measure. */
export interface SoleMeasure {
  goods: string;
  /** Names of the property, parted by commas. */
  of: string;
  dimension: Dimension;
  from: number;
  to: number;
  /** Where goods have another measure in another unit: the case of a watch is stated in mm, its screen in inches. */
  unit?: string;
  /** True where goods are named by a rounded measure: a screen of 26.5 inches is sold as one of 27. */
  isNominal?: true;
}

const inch = 25.4;
const hour = 3600;

/** Lengths in millimetres, times in seconds. */
export const soleMeasures: readonly SoleMeasure[] = [
  ...rowsOf('sole measure').map(
    (row): SoleMeasure => ({
      goods: row.goods.join(', '),
      of: row.attributes.join(', '),
      dimension: row.dimension,
      from: row.from,
      to: row.to,
      ...(row.unit === undefined ? {} : { unit: row.unit }),
      ...(row.isNominal === undefined ? {} : { isNominal: row.isNominal }),
    }),
  ),
  {
    goods: 'watch, wristwatch, smartwatch, chronograph, 手表, 腕表',
    of: 'case diameter, case size, dial diameter, dial size, face size, watch diameter, face diameter, case width, diameter, watch size, 表盘直径, 表壳直径, 表径',
    dimension: 'length',
    from: 24,
    to: 65,
    unit: 'mm',
  },
  {
    goods: 'watch, wristwatch, smartwatch, 手表, 腕表',
    of: 'water resistance depth, water resistance, water resistant depth, water depth, waterproof depth, depth rating, 防水深度, 防水',
    dimension: 'length',
    from: 20_000,
    to: 4e6,
  },
  {
    goods: 'pan, skillet, wok, griddle, pot, plate, platter, bowl, lid, pizza stone, 锅, 盘, 碗',
    of: 'diameter, pan size, pan diameter, cooking surface, top diameter, plate size, wok size, 直径, 口径',
    dimension: 'length',
    from: 80,
    to: 600,
    isNominal: true,
  },
  {
    goods: 'clock, 钟',
    of: 'diameter, clock size, clock diameter, face diameter, dial diameter, dial size, 直径',
    dimension: 'length',
    from: 50,
    to: 2000,
  },
  {
    goods:
      'tv, television, monitor, laptop, tablet, notebook pc, chromebook, projector screen, smartphone, 电视, 显示器, 平板',
    of: 'screen size, display size, screen diagonal, diagonal, 屏幕尺寸',
    dimension: 'length',
    from: 4 * inch,
    to: 300 * inch,
    isNominal: true,
  },
  {
    goods: 'headphone, earphone, earbud, headset, 耳机',
    of: 'driver size, driver diameter, driver, driver unit, speaker size, 单元尺寸, 喇叭直径',
    dimension: 'length',
    from: 7,
    to: 120,
  },
  {
    goods: 'speaker, soundbar, 音箱',
    of: 'battery life, playtime, play time, playback time, playing time, music time, battery duration, 续航, 播放时间',
    dimension: 'time',
    from: 2 * hour,
    to: 1000 * hour,
  },
  {
    goods: 'subwoofer, woofer, car speaker, guitar speaker, coaxial speaker, pa speaker, 低音炮',
    of: 'driver size, woofer size, speaker size, woofer diameter, subwoofer size, cone size',
    dimension: 'length',
    from: 2 * inch,
    to: 24 * inch,
    isNominal: true,
  },
  {
    goods: 'bike, bicycle, 自行车',
    of: 'wheel size, wheel diameter, tire size, rim size, 轮径, 车轮尺寸',
    dimension: 'length',
    from: 10 * inch,
    to: 36 * inch,
  },
  {
    goods: 'suitcase, luggage, 行李箱, 拉杆箱',
    of: 'luggage size, suitcase size',
    dimension: 'length',
    from: 14 * inch,
    to: 36 * inch,
  },
  {
    goods:
      'patio umbrella, parasol, trampoline, balloon, circular saw blade, shower head, showerhead, cutting wheel, grinding disc, sanding disc, cake pan, cake tin, exercise ball, yoga ball, gym ball, 气球, 花洒, 锯片',
    of: 'diameter, canopy diameter, disc diameter, blade diameter, canopy size, trampoline size, wheel diameter, 直径',
    dimension: 'length',
    from: 30,
    to: 6000,
  },
  {
    goods: 'fan, 风扇',
    of: 'fan size, blade diameter, blade span, fan diameter, blade size, sweep, 扇叶直径',
    dimension: 'length',
    from: 30,
    to: 2500,
  },
  {
    goods: 'wig, hair extension, hair weave, braiding hair, hair bundle, ponytail, toupee, 假发, 接发',
    of: 'hair length, wig length, length, extension length, 长度, 发长',
    dimension: 'length',
    from: 5 * inch,
    to: 50 * inch,
  },
  {
    goods: 'christmas tree, xmas tree, artificial tree, 圣诞树',
    of: 'height, item height, tree height, 高度, 高',
    dimension: 'length',
    from: 20,
    to: 10000,
  },
  {
    goods: 'mattress, topper, mattress topper, 床垫',
    of: 'thickness, mattress thickness, mattress height, height, mattress depth, 厚度',
    dimension: 'length',
    from: 15,
    to: 500,
  },
  {
    goods: 'camera lens, telephoto lens, prime lens, zoom lens, macro lens, 镜头',
    of: 'focal length, focal length range, focus length, 焦距',
    dimension: 'length',
    from: 3,
    to: 2500,
  },
  {
    goods: 'uv filter, cpl filter, nd filter, lens cap, lens hood, lens filter, polarizing filter, 滤镜, 镜头盖',
    of: 'filter size, thread size, diameter, filter diameter, filter thread, lens diameter, 口径, 直径',
    dimension: 'length',
    from: 20,
    to: 200,
  },
  {
    goods: 'knitting needle, crochet hook, circular needle, 棒针, 钩针',
    of: 'needle size, hook size, needle diameter, diameter, size, 直径',
    dimension: 'length',
    from: 0.5,
    to: 30,
  },
  {
    goods: 'hoop earring, bead, 耳圈, 珠子',
    of: 'diameter, hoop size, bead size, hoop diameter, bead diameter, 直径',
    dimension: 'length',
    from: 1,
    to: 150,
  },
  {
    goods: 'guitar, ukulele, 吉他, 尤克里里',
    of: 'guitar size, 琴长',
    dimension: 'length',
    from: 17 * inch,
    to: 50 * inch,
  },
  {
    goods: 'fishing rod, fishing pole, spinning rod, casting rod, fly rod, telescopic rod, 鱼竿',
    of: 'rod length, length, pole length, 竿长, 长度',
    dimension: 'length',
    from: 900,
    to: 15000,
  },
  {
    goods: 'screw, bolt, nail, rivet, stud, 螺丝, 螺栓, 钉子',
    of: 'length, screw length, bolt length, nail length, 长度, 长',
    dimension: 'length',
    from: 3,
    to: 1000,
  },
  {
    goods: 'plush, plush toy, stuffed animal, teddy, teddy bear, plush bear, doll, figurine, 毛绒玩具, 公仔, 玩偶',
    of: 'height, length, toy height, toy size, 高度, 长度',
    dimension: 'length',
    from: 30,
    to: 3000,
  },
];
