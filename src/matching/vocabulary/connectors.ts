/** Plugs and sockets that a cable or an adapter ends in, each with its English and Chinese names. */
export interface ConnectorName {
  id: string;
  names: string[];
  /** Id of what this is a kind of: "USB" alone may mean any plug of that kind. */
  isA?: string;
}

export const connectorNames: readonly ConnectorName[] = [
  { id: 'usb', names: ['usb', 'usb port', 'usb接口', 'usb口'] },
  {
    id: 'usb-c',
    isA: 'usb',
    names: ['usb-c', 'usb type-c', 'type-c', 'usbc', 'typec', 'usb typec', 'type-c usb', 'usb-c type-c', 'c口', 'c型'],
  },
  { id: 'usb-a', isA: 'usb', names: ['usb-a', 'usb type-a', 'type-a', 'usba', 'typea', 'type-a usb', 'a口', 'usb-am'] },
  { id: 'usb-b', isA: 'usb', names: ['usb-b', 'usb type-b', 'type-b', 'usbb', 'typeb', 'b口'] },
  { id: 'micro usb', isA: 'usb', names: ['micro usb', 'usb micro', 'micro-b', 'micro usb-b', 'microusb', '安卓'] },
  { id: 'mini usb', isA: 'usb', names: ['mini usb', 'usb mini', 'mini-b', 'mini usb-b', 'miniusb'] },
  { id: 'lightning', names: ['lightning', 'lightning 8 pin', '苹果', '苹果口'] },
  { id: 'hdmi', names: ['hdmi'] },
  { id: 'mini hdmi', names: ['mini hdmi'] },
  { id: 'micro hdmi', names: ['micro hdmi'] },
  { id: 'displayport', names: ['displayport', 'display port', 'dp'] },
  { id: 'mini displayport', names: ['mini displayport', 'mini display port', 'mini dp', 'minidp'] },
  { id: 'vga', names: ['vga'] },
  { id: 'dvi', names: ['dvi', 'dvi-d', 'dvi-i'] },
  { id: 'rj45', names: ['rj45', 'ethernet', '网口'] },
  { id: 'rj11', names: ['rj11'] },
  { id: '3.5 mm', names: ['3.5mm', '3.5 mm jack', 'aux', '3.5mm aux', '3.5mm jack', '3.5音频'] },
  { id: 'rca', names: ['rca', '莲花头'] },
  { id: 'xlr', names: ['xlr', '卡侬'] },
  { id: 'sata', names: ['sata'] },
];

/** Letters that name a USB plug where the other end is a plug as well: "C to C", "A to Lightning". */
export const connectorLetters: Readonly<Record<string, string>> = { a: 'usb-a', b: 'usb-b', c: 'usb-c' };

/** Words between the two ends of a connection. */
export const endsBetween: ReadonlySet<string> = new Set(['to', '-', '转', '对', '至', '到', '→', '↔']);

/** Words and marks that alone tell that what stands around them are two ends. */
export const surelyBetween: ReadonlySet<string> = new Set(['to', '转', '对', '至', '到', '→', '↔']);

/** Both ends in one word. */
export const pairedEnds: readonly { name: string; ends: [string, string] }[] = [
  { name: 'ctoc', ends: ['usb-c', 'usb-c'] },
  { name: 'c2c', ends: ['usb-c', 'usb-c'] },
  { name: 'c-c', ends: ['usb-c', 'usb-c'] },
  { name: 'atoc', ends: ['usb-a', 'usb-c'] },
  { name: 'a2c', ends: ['usb-a', 'usb-c'] },
  { name: 'ctoa', ends: ['usb-c', 'usb-a'] },
  { name: 'ctol', ends: ['usb-c', 'lightning'] },
  { name: 'c2l', ends: ['usb-c', 'lightning'] },
];

/** Before or after a plug: both ends of the cable have it. */
export const bothEnds: readonly string[] = ['双头', '两头', '双端', 'double ended', 'dual ended', 'both ends'];

/** Words beside the ends that change nothing about them. */
export const aroundEnds: ReadonlySet<string> = new Set([
  'cable',
  'cord',
  'lead',
  'connector',
  'plug',
  'port',
  'interface',
  'adapter',
  'male',
  'charging',
  'data',
  'wire',
  '线',
  '口',
  '接',
  '头',
  '数',
  '据',
  '充',
  '电',
  '公',
]);

/** Of these a thing has two ends, so that a slash parts them: "USB-C / Lightning cable". */
export const hasTwoEnds: ReadonlySet<string> = new Set(['cable', 'cord', '线']);
