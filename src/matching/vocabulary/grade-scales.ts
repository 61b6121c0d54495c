/** One grade of a scale: names that tell it anywhere, and bare ones that do so only under the name of the property. */
export interface Grade {
  names: readonly string[];
  bare?: readonly string[];
  /** Names that promise this grade and may mean a better one. */
  orBetter?: readonly string[];
}

/**
 * Grades of one property, each better than those before it: who asks for "FFP2 or higher" is served by FFP3. `under` are
 * words of attribute names under which the bare names count. The order is that of the standard or trade that is named.
 */
export interface GradeScale {
  id: string;
  under: readonly string[];
  grades: readonly Grade[];
  /** True where goods of a better grade do all that those of a lesser do, so that an exact wish is not contradicted. */
  servesLess?: true;
  /** Grades of other scales of the same property: beside them a grade of this one is open. */
  elsewhere?: readonly string[];
  /** True where goods are told to have several of the grades and do what each of them does. */
  hasMany?: true;
}

const grade = (...names: string[]): Grade => ({ names });
const bare = (...short: string[]): Grade => ({ names: [], bare: short });
const barely = (short: readonly string[], ...names: string[]): Grade => ({ names, bare: short });

const electronics: readonly GradeScale[] = [
  {
    // Lines of the picture; the names of the formats after ITU-R BT.709 and BT.2020.
    id: 'resolution',
    under: ['resolution', 'display', 'screen', 'video', 'panel', '分辨率', '清晰度', '画质'],
    hasMany: true,
    grades: [
      barely(['sd', '标清'], '480p'),
      barely(['hd', 'hd ready', '高清'], '720p'),
      barely(['fhd+'], '1080p', 'full hd', 'fhd', '1920x1080', '1920*1080', '全高清'),
      barely(['2k', 'wqhd', 'quad hd'], '1440p', 'qhd', '2560x1440', '2560*1440'),
      barely(['uhd', 'ultra hd', '超高清'], '4k', '4k uhd', '4k ultra hd', 'uhd 4k', '2160p', '3840x2160', '3840*2160'),
      grade('8k', '8k uhd', '4320p', '7680x4320', '7680*4320'),
    ],
  },
  {
    // Generations of IEEE 802.11 as the Wi-Fi Alliance counts them.
    id: 'wi-fi generation',
    under: ['wi', 'wifi', 'wireless', 'wlan', '802.11', '无线'],
    servesLess: true,
    hasMany: true,
    grades: [
      barely(['n'], 'wi-fi 4', 'wifi4', '802.11n'),
      barely(['ac'], 'wi-fi 5', 'wifi5', '802.11ac'),
      barely(['ax'], 'wi-fi 6', 'wifi6', '802.11ax'),
      grade('wi-fi 6e', 'wifi6e'),
      barely(['be'], 'wi-fi 7', 'wifi7', '802.11be'),
    ],
  },
  {
    id: 'mobile generation',
    under: [
      'network',
      'networking',
      'cellular',
      'mobile',
      'generation',
      'connectivity',
      'band',
      '网络',
      '制式',
      '频段',
    ],
    servesLess: true,
    hasMany: true,
    grades: [bare('2g', 'gsm'), bare('3g', 'umts'), bare('4g', '4g lte', 'lte'), bare('5g', '5g nr')],
  },
  {
    // ISO/IEC 11801 and ANSI/TIA-568.
    id: 'cable category',
    under: ['category', 'cat', 'cable', 'ethernet', '类别', '网线'],
    servesLess: true,
    grades: [
      barely(['5'], 'cat 5', 'cat5', '五类'),
      barely(['5e'], 'cat 5e', 'cat5e', 'cat.5e', '超五类'),
      barely(['6'], 'cat 6', 'cat6', 'cat.6', '六类'),
      barely(['6a'], 'cat 6a', 'cat6a', 'cat.6a', '超六类'),
      barely(['7'], 'cat 7', 'cat7', 'cat.7', '七类'),
      barely(['7a'], 'cat 7a', 'cat7a'),
      barely(['8'], 'cat 8', 'cat8', 'cat.8', 'cat 8.1', 'cat 8.2', '八类'),
    ],
  },
  {
    // The 80 PLUS programme for power supplies.
    id: '80 plus',
    under: ['efficiency', '80', '转换效率', '能效', '认证'],
    grades: [
      barely(['white', 'standard', '白牌'], '80 plus white', '80+ white', '80 plus standard', '80+ standard'),
      barely(['bronze', '铜牌'], '80 plus bronze', '80+ bronze', '80plus bronze', '80plus铜牌'),
      barely(['silver', '银牌'], '80 plus silver', '80+ silver', '80plus silver', '80plus银牌'),
      barely(['gold', '金牌'], '80 plus gold', '80+ gold', '80plus gold', '80plus金牌'),
      barely(['platinum', '白金', '白金牌'], '80 plus platinum', '80+ platinum', '80plus platinum', '80plus白金'),
      barely(['titanium', '钛金', '钛金牌'], '80 plus titanium', '80+ titanium', '80plus titanium', '80plus钛金'),
    ],
  },
  {
    id: 'video speed class',
    under: ['speed', 'class', 'video', '速度'],
    servesLess: true,
    grades: [bare('v6'), bare('v10'), bare('v30'), bare('v60'), bare('v90')],
  },
  {
    id: 'uhs speed class',
    under: ['speed', 'class', 'uhs', '速度'],
    servesLess: true,
    grades: [bare('u1', 'uhs 1', 'uhs class 1'), bare('u3', 'uhs 3', 'uhs class 3')],
  },
  {
    id: 'application class',
    under: ['application', 'app', 'performance'],
    servesLess: true,
    grades: [bare('a1'), bare('a2')],
  },
  {
    // The USB Implementers Forum has renamed 3.0 twice; the later names alone leave open which speed is meant.
    id: 'usb version',
    under: ['usb'],
    servesLess: true,
    grades: [
      grade('usb 1.1'),
      grade('usb 2.0', 'usb2.0'),
      {
        names: [
          'usb 3.0',
          'usb3.0',
          'usb 3.1 gen 1',
          'usb 3.1 gen1',
          'usb 3.2 gen 1',
          'usb 3.2 gen1',
          'usb 3.2 gen 1x1',
        ],
        orBetter: ['usb 3.1', 'usb 3.2', 'usb3.1', 'usb3.2'],
      },
      grade('usb 3.1 gen 2', 'usb 3.1 gen2', 'usb 3.2 gen 2', 'usb 3.2 gen2', 'usb 3.2 gen 2x1'),
      grade('usb 3.2 gen 2x2', 'usb 3.2 gen2x2'),
      grade('usb4', 'usb 4', 'usb 4.0'),
    ],
  },
  {
    id: 'pci express generation',
    under: ['pcie', 'interface', '接口'],
    grades: ['3', '4', '5', '6'].map((generation) => ({
      names: [`pcie ${generation}.0`, `pcie gen ${generation}`, `pcie gen${generation}`, `pci express ${generation}.0`],
    })),
  },
  {
    id: 'memory generation',
    under: ['memory', 'ram', 'type', '内存'],
    grades: [grade('ddr2'), grade('ddr3'), grade('ddr4'), grade('ddr5'), grade('ddr6')],
  },
  {
    id: 'intel core',
    under: ['processor', 'cpu', '处理器'],
    grades: [
      barely(['i3'], 'core i3', 'intel core i3', 'intel i3'),
      barely(['i5'], 'core i5', 'intel core i5', 'intel i5'),
      barely(['i7'], 'core i7', 'intel core i7', 'intel i7'),
      barely(['i9'], 'core i9', 'intel core i9', 'intel i9'),
    ],
  },
  {
    id: 'amd ryzen',
    under: ['processor', 'cpu', '处理器'],
    grades: [
      grade('ryzen 3', 'amd ryzen 3', '锐龙3'),
      grade('ryzen 5', 'amd ryzen 5', '锐龙5'),
      grade('ryzen 7', 'amd ryzen 7', '锐龙7'),
      grade('ryzen 9', 'amd ryzen 9', '锐龙9'),
    ],
  },
  {
    id: 'windows version',
    under: ['operating', 'os', 'system', '操作系统'],
    grades: [
      grade('windows 7', 'win 7', 'win7'),
      grade('windows 8', 'win 8', 'win8'),
      grade('windows 8.1', 'win 8.1'),
      grade('windows 10', 'win 10', 'win10'),
      grade('windows 11', 'win 11', 'win11'),
    ],
  },
];

const energy: readonly GradeScale[] = [
  {
    // The label of Regulation (EU) 2017/1369; classes with a plus are those of the label before it.
    id: 'energy class',
    under: ['energy', 'efficiency', '能效', '能耗'],
    elsewhere: ['a+', 'a++', 'a+++'],
    grades: ['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((letter) => bare(letter, `class ${letter}`, `${letter}级`)),
  },
  {
    // The label of Directive 2010/30/EU.
    id: 'former energy class',
    under: ['energy', 'efficiency', '能效', '能耗'],
    elsewhere: ['b', 'c', 'd', 'e', 'f', 'g', 'a'],
    grades: [bare('a+'), bare('a++'), bare('a+++')],
  },
  {
    // GB 12021 and its kin: the first level is the best.
    id: 'chinese energy level',
    under: ['energy', 'efficiency', 'level', '能效', '能耗'],
    grades: ['五5', '四4', '三3', '二2', '一1'].map(([han = '', figure = '']) => ({
      names: [`${han}级能效`, `${figure}级能效`, `新${han}级能效`],
      bare: [`${han}级`, `${figure}级`, `level ${figure}`, `grade ${figure}`],
    })),
  },
  {
    // IEC 60034-30-1.
    id: 'motor efficiency',
    under: ['efficiency', 'motor', '能效', '电机'],
    servesLess: true,
    grades: [grade('ie1'), grade('ie2'), grade('ie3'), grade('ie4'), grade('ie5')],
  },
  {
    // IEC 60085: 105, 120, 130, 155, 180 and 200 °C.
    id: 'insulation class',
    under: ['insulation', '绝缘'],
    servesLess: true,
    grades: ['a', 'e', 'b', 'f', 'h', 'n'].map((letter) => bare(letter, `class ${letter}`, `${letter}级`)),
  },
];

const protection: readonly GradeScale[] = [
  {
    // EN 149.
    id: 'ffp class',
    under: ['mask', 'respirator', 'protection', 'filter', '口罩', '防护'],
    servesLess: true,
    elsewhere: ['n95', 'n99', 'n100', 'kn95', 'kn100', 'kf94', 'p2', 'p100'],
    grades: [grade('ffp1', 'ffp 1'), grade('ffp2', 'ffp 2'), grade('ffp3', 'ffp 3')],
  },
  {
    // NIOSH 42 CFR 84, oil-free classes.
    id: 'niosh class',
    under: ['mask', 'respirator', 'protection', 'filter', '口罩', '防护'],
    servesLess: true,
    elsewhere: ['ffp1', 'ffp2', 'ffp3', 'kn95', 'kn100', 'kf94', 'p2', 'p95', 'p100', 'r95'],
    grades: [grade('n95', 'n 95'), grade('n99', 'n 99'), grade('n100', 'n 100')],
  },
  {
    // EN ISO 20345 without the classes of boots of rubber; S2 resists water and no nails, S1P nails and no water.
    id: 'safety shoe',
    under: ['safety', 'class', 'protection', 'standard', '防护', '安全'],
    servesLess: true,
    grades: [bare('sb'), bare('s1'), bare('s1p', 's1 p'), bare('s3')],
  },
  {
    // EN 1822-1 (ISO 29463).
    id: 'air filter',
    under: ['filter', 'filtration', 'hepa', '过滤', '滤网', '滤芯'],
    servesLess: true,
    grades: [
      barely(['e10', 'h10', 'hepa 10'], 'hepa h10'),
      barely(['e11', 'h11', 'hepa 11'], 'hepa h11'),
      barely(['e12', 'h12', 'hepa 12'], 'hepa h12'),
      barely(['h13', 'hepa 13'], 'hepa h13'),
      barely(['h14', 'hepa 14'], 'hepa h14'),
      bare('u15'),
      bare('u16'),
      bare('u17'),
    ],
  },
  {
    // ANSI/ISEA 105.
    id: 'ansi cut level',
    under: ['cut', '防割'],
    servesLess: true,
    elsewhere: ['a', 'b', 'c', 'd', 'e', 'f', '1', '2', '3', '4', '5'],
    grades: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((level) => bare(`a${level}`, `ansi a${level}`)),
  },
  {
    // ISO 13997 in EN 388.
    id: 'en cut level',
    under: ['cut', '防割'],
    servesLess: true,
    elsewhere: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', '1', '2', '3', '4', '5'],
    grades: ['a', 'b', 'c', 'd', 'e', 'f'].map((level) => bare(level, `level ${level}`, `cut level ${level}`)),
  },
  {
    // IEC 62262.
    id: 'impact protection',
    under: ['impact', 'ik', '防撞', '抗冲击'],
    servesLess: true,
    grades: ['05', '06', '07', '08', '09', '10'].map((level) => grade(`ik${level}`, `ik ${level}`)),
  },
  {
    // The Japanese marks of protection against UVA.
    id: 'uva protection',
    under: ['pa', 'uva', 'protection', 'sun', '防晒'],
    grades: [grade('pa+'), grade('pa++'), grade('pa+++'), grade('pa++++')],
  },
  {
    // EN 13501-1.
    id: 'reaction to fire',
    under: ['fire', 'flame', 'flammability', '防火', '阻燃'],
    servesLess: true,
    grades: ['f', 'e', 'd', 'c', 'b', 'a2', 'a1'].map((name) => bare(name, `class ${name}`, `${name}级`)),
  },
  {
    // UL 94.
    id: 'flammability of plastics',
    under: ['flame', 'flammability', 'ul', '94', '阻燃'],
    servesLess: true,
    grades: [
      bare('hb', 'ul94 hb'),
      bare('v2', 'v-2', 'ul94 v-2'),
      bare('v1', 'v-1', 'ul94 v-1'),
      bare('v0', 'v-0', 'ul94 v-0'),
    ],
  },
];

const building: readonly GradeScale[] = [
  {
    // DIN 51130.
    id: 'slip resistance',
    under: ['slip', 'anti', '防滑'],
    servesLess: true,
    grades: ['9', '10', '11', '12', '13'].map((level) => bare(`r${level}`)),
  },
  {
    // EN 13329.
    id: 'abrasion class',
    under: ['abrasion', 'wear', 'ac', '耐磨'],
    servesLess: true,
    grades: ['1', '2', '3', '4', '5', '6'].map((level) => bare(`ac${level}`, `ac ${level}`)),
  },
  {
    // ISO 10545-7.
    id: 'tile wear',
    under: ['pei', 'wear', 'abrasion', '耐磨'],
    servesLess: true,
    grades: ['i', 'ii', 'iii', 'iv', 'v'].map((level, at) => bare(`pei ${level}`, `pei ${at + 1}`)),
  },
];

const trades: readonly GradeScale[] = [
  {
    // The scale of the Gemological Institute of America.
    id: 'clarity',
    under: ['clarity', '净度'],
    grades: ['i3', 'i2', 'i1', 'si2', 'si1', 'vs2', 'vs1', 'vvs2', 'vvs1', 'if', 'fl'].map((name) => bare(name)),
  },
  {
    id: 'cut of a stone',
    under: ['cut', '切工'],
    grades: [bare('poor'), bare('fair'), bare('good'), bare('very good'), bare('excellent')],
  },
  {
    // Speed symbols of tyres after ECE R30.
    id: 'tyre speed',
    under: ['speed', '速度级别'],
    grades: ['l', 'm', 'n', 'p', 'q', 'r', 's', 't', 'u', 'h', 'v', 'w', 'y'].map((letter) => bare(letter)),
  },
];

export const gradeScales: readonly GradeScale[] = [...electronics, ...energy, ...protection, ...building, ...trades];
