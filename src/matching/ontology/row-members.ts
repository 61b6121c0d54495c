import { type TProperties, Type } from 'typebox';

/** Names as buyers and sellers write them. Compared by stem: case, width, plural and word order do not matter. */
export const Names = Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: '^\\S(.*\\S)?$' }), {
  uniqueItems: true,
});
export const Id = Type.String({ minLength: 1, maxLength: 60 });
export const Ids = Type.Array(Id, { uniqueItems: true, minItems: 1 });
export const True = Type.Literal(true);

/** Kinds of quantity that can be compared with each other. `temperature` alone has an offset. */
const dimensions = [
  'length',
  'mass',
  'volume',
  'area',
  'time',
  'power',
  'apparent power',
  'voltage',
  'current',
  'charge',
  'energy',
  'data',
  'data rate',
  'frequency',
  'rotation',
  'temperature',
  'pressure',
  'force',
  'torque',
  'light',
  'luminance',
  'illuminance',
  'sound',
  'angle',
  'speed',
  'flow',
  'surface weight',
  'resolution',
  'magnification',
  'resistance',
  'share',
  'activity',
  'colour temperature',
  'fineness',
  'frame rate',
  'pixels',
  'layers',
  'pages',
  'cycles',
  'people',
  'hardness',
  'thread count',
  'cooling',
  'efficacy',
  'thermal conductivity',
  'viscosity',
  'capacitance',
  'inductance',
  'gain',
  'count',
] as const;

export const DimensionName = Type.Unsafe<(typeof dimensions)[number]>(Type.Enum([...dimensions]));

const note = Type.Optional(Type.String({ minLength: 1, description: 'Why the row is as it is, or its source' }));
export const bilingual = {
  en: Type.Optional(Names),
  zh: Type.Optional(Names),
};

export function row<Kind extends string, Members extends TProperties>(kind: Kind, members: Members) {
  return Type.Object({ kind: Type.Literal(kind), ...members, note }, { additionalProperties: false });
}
