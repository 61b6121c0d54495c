import { count, firstOf, flag, measure, part, word } from './predicates.ts';
import type { TrialItem } from './trial-item.ts';
import type { TrialListing } from './trial-listing.ts';

const kind = (category: string, name: string, pattern: RegExp) => (listing: TrialListing) =>
  part(category)(listing) && word(name, pattern)(listing) === true;

/** What a computer is put together from. */
export const itemsOfParts: readonly TrialItem[] = [
  {
    name: 'Power supply',
    isType: part('PSU'),
    mustHaves: [
      ['Wattage', 'at least 850 W', measure('wattage', (watt) => watt >= 850)],
      ['Efficiency', '80+ Gold or better', word('efficiency_rating', /gold|platinum|titanium/i)],
      ['Modular', 'full', word('modular', /full/i)],
    ],
  },
  {
    name: '电源',
    isType: part('PSU'),
    mustHaves: [
      ['功率', '750W以上', measure('wattage', (watt) => watt >= 750)],
      ['能效认证', '80+金牌', word('efficiency_rating', /gold/i)],
    ],
  },
  {
    name: 'SFX power supply',
    isType: part('PSU'),
    mustHaves: [
      ['Form factor', 'SFX', word('form_factor', /^sfx$/i)],
      ['Power', 'at least 500 W', measure('wattage', (watt) => watt >= 500)],
    ],
  },
  {
    name: 'SSD',
    isType: kind('Storage', 'storage_type', /ssd/i),
    mustHaves: [
      ['Capacity', 'at least 1 TB', measure('capacity', (gigabytes) => gigabytes >= 1000)],
      ['NVMe', 'yes', flag('nvme')],
    ],
  },
  {
    name: 'Internal hard drive',
    isType: kind('Storage', 'storage_type', /hdd|sshd/i),
    mustHaves: [
      ['Capacity', '4 TB or more', measure('capacity', (gigabytes) => gigabytes >= 4000)],
      ['Form factor', '3.5 inch', word('form_factor', /3\.5/)],
    ],
  },
  {
    name: '固态硬盘',
    isType: kind('Storage', 'storage_type', /ssd/i),
    mustHaves: [
      ['容量', '2TB', measure('capacity', (gigabytes) => gigabytes >= 1995 && gigabytes <= 2048)],
      ['接口', 'M.2', firstOf(word('form_factor', /m\.2/i), word('interface', /m\.2/i))],
    ],
  },
  {
    name: 'PC case',
    isType: part('PCCase'),
    mustHaves: [
      ['Motherboard', 'Mini-ITX', word('supported_motherboard_form_factors', /mini-itx/i)],
      ['Side panel', 'tempered glass', word('side_panel', /tempered glass/i)],
      ['Graphics card length', 'at least 400 mm', measure('max_video_card_length', (mm) => mm >= 400)],
    ],
  },
  {
    name: 'Computer case',
    isType: part('PCCase'),
    mustHaves: [
      ['Colour', 'white', word('color', /white/i)],
      ['Form factor', 'ATX mid tower', word('form_factor', /^atx mid tower$/i)],
    ],
  },
  {
    name: 'Case fan',
    isType: part('CaseFan'),
    mustHaves: [
      ['Size', '140 mm', measure('size', (mm) => mm === 140)],
      ['PWM', 'yes', flag('pwm')],
      ['Colour', 'black', word('color', /black/i)],
    ],
  },
  {
    name: 'Case fans',
    isType: part('CaseFan'),
    mustHaves: [
      ['Diameter', '120 mm', measure('size', (mm) => mm === 120)],
      ['Pack of', '3', count('quantity', (pieces) => pieces === 3)],
    ],
  },
  {
    name: '机箱风扇',
    isType: part('CaseFan'),
    mustHaves: [
      ['尺寸', '120毫米', measure('size', (mm) => mm === 120)],
      ['颜色', '白色', word('color', /white/i)],
    ],
  },
  {
    name: 'CPU cooler',
    isType: part('CPUCooler'),
    mustHaves: [
      ['Height', 'at most 155 mm', measure('height', (mm) => mm <= 155)],
      ['Socket', 'AM5', word('cpu_sockets', /am5/i)],
      ['Water cooled', 'no', flag('water_cooled', false)],
    ],
  },
  {
    name: 'Liquid CPU cooler',
    isType: part('CPUCooler'),
    mustHaves: [
      ['Radiator', '360 mm', measure('radiator_size', (mm) => mm === 360)],
      ['CPU socket', 'LGA 1700', word('cpu_sockets', /lga ?1700/i)],
    ],
  },
  {
    name: 'Processor',
    isType: part('CPU'),
    mustHaves: [
      ['Cores', 'at least 8', count('cores.total', (cores) => cores >= 8)],
      ['TDP', 'at most 65 W', measure('specifications.tdp', (watt) => watt <= 65)],
    ],
  },
  {
    name: '处理器',
    isType: part('CPU'),
    mustHaves: [['核心数', '不少于16', count('cores.total', (cores) => cores >= 16)]],
  },
  {
    name: 'Graphics card',
    isType: part('GPU'),
    mustHaves: [
      ['Memory', 'at least 12 GB', measure('memory', (gigabytes) => gigabytes >= 12)],
      ['Length', 'at most 300 mm', measure('length', (mm) => mm <= 300)],
    ],
  },
  {
    name: '显卡',
    isType: part('GPU'),
    mustHaves: [
      ['显存', '16GB', measure('memory', (gigabytes) => gigabytes === 16)],
      ['芯片厂商', 'NVIDIA', word('chipset_manufacturer', /nvidia/i)],
    ],
  },
  {
    name: 'Memory kit',
    isType: part('RAM'),
    mustHaves: [
      ['Type', 'DDR5', word('ram_type', /ddr5/i)],
      ['Capacity', '32 GB', measure('capacity', (gigabytes) => gigabytes === 32)],
      ['Speed', 'at least 6000 MHz', measure('speed', (megahertz) => megahertz >= 6000)],
    ],
  },
  {
    name: '内存条',
    isType: part('RAM'),
    mustHaves: [
      ['容量', '32GB以上', measure('capacity', (gigabytes) => gigabytes >= 32)],
      ['类型', 'DDR4', word('ram_type', /ddr4/i)],
    ],
  },
  {
    name: 'Motherboard',
    isType: part('Motherboard'),
    mustHaves: [
      ['CPU socket', 'AM5', word('socket', /am5/i)],
      ['Form factor', 'Micro ATX', word('form_factor', /^micro atx$/i)],
    ],
  },
  {
    name: '主板',
    isType: part('Motherboard'),
    mustHaves: [
      ['插槽', 'LGA 1700', word('socket', /lga ?1700/i)],
      ['内存插槽', '4', count('memory.slots', (slots) => slots === 4)],
    ],
  },
];
