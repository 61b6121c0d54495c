import { readText, type TextFacts } from '../../text/read-text.ts';

/** In a value these leave open whether the thing is there: "optional", "not fitted", "less than 0.1%", "tested". */
const leavesOpen = new Set(
  [
    ...[
      'no',
      'not',
      'non',
      'none',
      'without',
      'free',
      'zero',
      'never',
      'less',
      'un',
      '无',
      '不',
      '没',
      '没有',
      '免',
      '非',
      '零',
    ],
    ...[
      'optional',
      'option',
      'custom',
      'customize',
      'customized',
      'customizable',
      'selectable',
      'depend',
      'vary',
      'various',
    ],
    ...[
      'available',
      'possible',
      'support',
      'request',
      'negotiable',
      'pending',
      'may',
      'can',
      'see',
      'refer',
      'other',
      'unknown',
    ],
    ...[
      'tested',
      'test',
      'safe',
      'low',
      'trace',
      'under',
      'below',
      'max',
      'maximum',
      'minimal',
      'up',
      '可选',
      '定制',
      '可',
      '其他',
      '微量',
    ],
    ...['separate', 'separately', 'extra', 'sold', 'upgrade', 'ready', 'prepared', 'compatible'],
  ].flatMap((word) => readText(word).tokens.map(({ stem }) => stem)),
);

/** "Suspension: front", "Lock type: key": whoever wants none learns that there is one, and of what kind. */
export function tellsKind({ tokens }: TextFacts): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  const isZero = said.some(({ kind, text }) => kind === 'number' && Number(text.replace(',', '.')) === 0);
  return said.length > 0 && !isZero && !said.some(({ stem }) => leavesOpen.has(stem));
}
