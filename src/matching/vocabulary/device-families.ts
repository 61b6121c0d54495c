import { beside, including, type ValueFamily, value } from './value-family.ts';

/** How devices and machines are driven, built and connected. */
export const deviceFamilies: readonly ValueFamily[] = [
  {
    id: 'drive',
    attributes: ['operation', 'power source', 'type', 'toothbrush type'],
    values: [
      value('manual', 'hand operated', 'hand-operated', '手动', '手工'),
      value('electric', 'electrical', 'motorized', '电动', '电'),
      beside(['electric', 'sonic'], 'powered', 'power', 'battery powered', 'battery power'),
      beside(['electric'], 'sonic', '声波', '声波电动'),
    ],
  },
  {
    id: 'transmission',
    attributes: ['transmission', 'gearbox'],
    values: [
      value('automatic', '自动', '全自动'),
      value('manual', '手动'),
      value('semi-automatic', 'semi automatic', '半自动'),
    ],
  },
  {
    id: 'cord',
    attributes: ['connector', 'connectivity', 'connection', 'cordless', 'wireless technology'],
    values: [
      value('wired', 'corded', '有线'),
      value('wireless', 'cordless', '无线'),
      including(['wireless'], 'bluetooth', '蓝牙'),
      {
        ...including(['wireless'], '2.4ghz wireless', '2.4g', '2.4ghz', '2.4g wireless', 'usb dongle'),
        near: ['bluetooth'],
      },
      { ...including(['wireless'], 'wifi', 'wi-fi'), near: ['bluetooth', '2.4ghz wireless'] },
    ],
  },
  {
    id: 'energy',
    attributes: ['power source'],
    values: [
      value(
        'rechargeable',
        'rechargeable battery',
        'usb rechargeable',
        'lithium battery',
        'lithium-ion battery',
        'li-ion battery',
        'built-in battery',
        '充电',
        '可充电',
        '充电式',
      ),
      value('battery powered', 'battery operated', 'aa battery', 'aaa battery', 'battery', '电池', '干电池'),
      beside(['rechargeable', 'battery powered', 'usb powered', 'solar', 'gas', 'petrol'], 'cordless'),
      value('solar', 'solar powered', '太阳能'),
      value('mains', 'corded', 'corded electric', 'plug-in', 'plug in', 'ac powered', '插电', '交流电'),
      beside(['battery powered', 'rechargeable'], 'usb powered', 'usb', 'usb供电'),
      value('gas', 'gas powered', 'propane', '燃气'),
      value('petrol', 'gasoline', '汽油'),
      value('hand crank', '手摇'),
    ],
  },
  {
    id: 'storage kind',
    attributes: ['storage type', 'type', 'drive type'],
    values: [
      value('ssd', 'solid state drive', 'solid state', '固态硬盘', '固态'),
      value('hdd', 'hard disk drive', 'hard disk', 'hard drive', '机械硬盘'),
      value('sshd', 'hybrid drive'),
    ],
  },
  {
    id: 'modularity',
    attributes: ['modular', 'modularity', '模组'],
    values: [
      value('full', 'full modular', 'fully modular', 'full-modular', 'fully-modular', '全模组'),
      value('semi-modular', 'semi modular', 'semi', '半模组'),
      value('non-modular', 'non modular', 'no', '非模组', '直出'),
    ],
  },
  {
    id: 'buffering',
    attributes: ['registered', 'buffer'],
    values: [value('registered', 'buffered', 'rdimm'), value('unbuffered', 'unregistered', 'udimm')],
  },
  {
    id: 'ecc',
    attributes: ['ecc', 'error correction', 'error checking'],
    values: [value('ecc', 'with ecc', 'error correcting'), value('non-ecc', 'non ecc', 'no ecc', 'without ecc')],
  },
  {
    id: 'panel',
    attributes: ['panel type', 'screen type', 'panel', 'display technology', '面板类型', '面板'],
    values: [
      value('lcd', '液晶'),
      including(['lcd'], 'ips', 'in-plane switching'),
      including(['lcd'], 'va'),
      including(['lcd'], 'tn'),
      value('oled'),
      including(['oled'], 'qd-oled', 'qd oled'),
      { ...including(['lcd'], 'mini-led', 'mini led'), near: ['ips', 'va'] },
      including(['oled'], 'amoled', 'super amoled'),
    ],
  },
  {
    id: 'back',
    attributes: ['headphone type', 'acoustic design'],
    values: [
      value('closed-back', 'closed back', 'closed', '封闭式'),
      value('open-back', 'open back', '开放式'),
      value('semi-open', 'semi open', '半开放式'),
    ],
  },
  {
    id: 'wear',
    attributes: [
      'ear cup type',
      'wearing style',
      'earpiece',
      'fit type',
      'ear placement',
      'earphone fit',
      'headphone fit',
      'headphone form factor',
      'form factor',
      'wearing type',
      '佩戴方式',
    ],
    values: [
      value('over-ear', 'over ear', 'over the ear', 'around ear', 'circumaural', '头戴式', '包耳'),
      value('on-ear', 'on ear', 'supra-aural', '压耳'),
      value('in-ear', 'in ear', 'in-ear canal', 'earbud', 'ear bud', '入耳', '入耳式'),
      beside(['in-ear', 'open-ear'], 'semi in-ear', 'half in-ear', '半入耳', '半入耳式'),
      value('open-ear', 'bone conduction', '骨传导'),
    ],
  },
  {
    id: 'plug',
    attributes: ['plug type', 'connector', 'plug', 'plug standard'],
    values: [
      { ...value('us plug', 'us', 'type a plug', '美规', '美式插头', '美标'), bare: ['type a', 'type b'] },
      {
        ...value('eu plug', 'eu', 'european plug', 'schuko', '欧规', '欧式插头', '欧标'),
        bare: ['type f', 'type e/f'],
      },
      { ...value('uk plug', 'uk', 'british plug', '英规', '英式插头', '英标'), bare: ['type g'] },
      { ...value('au plug', 'au', 'australian plug', '澳规', '澳标'), bare: ['type i'] },
      value('cn plug', 'cn', 'chinese plug', '国标', '中规'),
    ],
  },
];
