import type { Property } from './properties.ts';

const more = { better: 'more' } as const;

/** Properties of power, light, sound, heat and force. */
export const moreProperties: Record<string, Property> = {
  'output power': {
    dimension: 'power',
    en: { label: ['Output power'], noun: ['{v} output', 'output {v}', '{v} output power', 'output power {v}'] },
    zh: { label: ['输出功率'], noun: ['输出功率{v}', '{v}输出', '输出{v}'] },
    ...more,
  },
  'input power': {
    dimension: 'power',
    en: { label: ['Input power'], noun: ['{v} input', 'input {v}', '{v} input power', 'input power {v}'] },
    zh: { label: ['输入功率'], noun: ['输入功率{v}', '{v}输入', '输入{v}'] },
    ...more,
  },
  power: {
    dimension: 'power',
    en: { label: ['Power'], noun: ['power {v}', '{v} power', '{v} motor'] },
    zh: { label: ['功率'], noun: ['功率{v}', '{v}功率', '额定功率{v}'] },
    akin: ['output power', 'input power', 'speaker power'],
    ...more,
  },
  'standby power': {
    dimension: 'power',
    en: { label: ['Standby power'], noun: ['standby power {v}', '{v} standby power', '{v} standby consumption'] },
    zh: { label: ['待机功率'], noun: ['待机功率{v}', '待机功耗{v}'] },
    better: 'less',
  },
  'solar input': {
    dimension: 'power',
    en: { label: ['Solar input'], noun: ['{v} solar input', 'solar input {v}'] },
    zh: { label: ['太阳能输入功率'], noun: ['太阳能输入{v}', '太阳能输入功率{v}'] },
    ...more,
  },
  'input voltage': {
    dimension: 'voltage',
    en: { label: ['Input voltage'], noun: ['{v} input', 'input voltage {v}', '{v} input voltage'] },
    zh: { label: ['输入电压'], noun: ['输入电压{v}', '{v}输入'] },
  },
  'output voltage': {
    dimension: 'voltage',
    en: { label: ['Output voltage'], noun: ['{v} output', 'output voltage {v}', '{v} output voltage'] },
    zh: { label: ['输出电压'], noun: ['输出电压{v}', '{v}输出'] },
  },
  'battery voltage': {
    dimension: 'voltage',
    en: { label: ['Battery voltage'], noun: ['{v} battery', 'battery voltage {v}'] },
    zh: { label: ['电池电压'], noun: ['{v}电池', '电池电压{v}'] },
    akin: ['input voltage', 'output voltage'],
  },
  'charger voltage': {
    dimension: 'voltage',
    en: { label: ['Charger voltage'], noun: ['{v} charger', 'charger voltage {v}'] },
    zh: { label: ['充电器电压'], noun: ['{v}充电器', '充电器电压{v}'] },
  },
  'battery capacity': {
    dimension: 'charge',
    en: { label: ['Battery capacity'], noun: ['{v} battery', 'battery capacity {v}', 'a {v} battery'] },
    zh: { label: ['电池容量'], noun: ['{v}电池', '电池容量{v}'] },
    ...more,
  },
  'case battery': {
    dimension: 'charge',
    en: { label: ['Charging case battery'], noun: ['{v} charging case', 'charging case battery {v}'] },
    zh: { label: ['充电仓电池容量'], noun: ['{v}充电仓', '充电仓电池容量{v}'] },
    ...more,
  },
  'battery life': {
    dimension: 'time',
    en: { label: ['Battery life'], noun: ['{v} battery life', 'battery life {v}', '{v} playtime'] },
    zh: { label: ['续航时间'], noun: ['续航{v}', '续航时间{v}', '{v}续航'] },
    ...more,
  },
  'charging time': {
    dimension: 'time',
    en: { label: ['Charging time'], noun: ['charging time {v}', '{v} charging time'] },
    zh: { label: ['充电时间'], noun: ['充电时间{v}', '充电{v}'] },
    better: 'less',
  },
  'standby time': {
    dimension: 'time',
    en: { label: ['Standby time'], noun: ['{v} standby', 'standby time {v}', '{v} standby time'] },
    zh: { label: ['待机时间'], noun: ['待机{v}', '待机时间{v}'] },
    ...more,
  },
  torque: {
    dimension: 'torque',
    en: { label: ['Torque'], noun: ['{v} torque', 'torque {v}', 'max torque {v}'] },
    zh: { label: ['扭矩'], noun: ['扭矩{v}', '{v}扭矩', '最大扭矩{v}'] },
    ...more,
  },
  'no-load speed': {
    dimension: 'speed',
    en: { label: ['Speed'], noun: ['{v} speed', 'speed {v}', 'no-load speed {v}'] },
    zh: { label: ['转速'], noun: ['转速{v}', '{v}转速', '空载转速{v}'] },
    ...more,
  },
  'luminous flux': {
    dimension: 'light',
    en: { label: ['Luminous flux'], noun: ['{v} luminous flux', 'luminous flux {v}', 'brightness {v}'] },
    zh: { label: ['光通量'], noun: ['光通量{v}', '亮度{v}'] },
    ...more,
  },
  'colour temperature': {
    dimension: 'light colour',
    en: { label: ['Color temperature'], noun: ['colour temperature {v}', 'color temperature {v}'] },
    zh: { label: ['色温'], noun: ['色温{v}', '{v}色温'] },
  },
  'max pressure': {
    dimension: 'pressure',
    en: { label: ['Maximum pressure'], noun: ['max pressure {v}', 'maximum pressure {v}', '{v} max pressure'] },
    zh: { label: ['最大压力'], noun: ['最大压力{v}', '最高气压{v}'] },
    ...more,
  },
  'noise level': {
    dimension: 'sound',
    en: { label: ['Noise level'], noun: ['noise level {v}', '{v} noise level'] },
    zh: { label: ['噪音'], noun: ['噪音{v}', '噪音值{v}'] },
    better: 'less',
  },
  'refresh rate': {
    dimension: 'frequency',
    en: { label: ['Refresh rate'], noun: ['{v} refresh rate', 'refresh rate {v}'] },
    zh: { label: ['刷新率'], noun: ['{v}刷新率', '刷新率{v}'] },
    ...more,
  },
  'max temperature': {
    dimension: 'temperature',
    en: { label: ['Maximum temperature'], noun: ['maximum temperature {v}', 'max temperature {v}'] },
    zh: { label: ['最高温度'], noun: ['最高温度{v}', '最高{v}'] },
    ...more,
  },
  'comfort temperature': {
    dimension: 'temperature',
    en: { label: ['Comfort temperature'], noun: ['comfort temperature {v}', '{v} comfort temperature'] },
    zh: { label: ['舒适温度'], noun: ['舒适温度{v}'] },
  },
};
