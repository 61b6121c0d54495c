import { toneKelvins } from '../../ontology/value-families.ts';
import { familiesOf, mentionsOf } from '../../read/family/find-families.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, type Span } from '../../text/find-phrase.ts';
import type { Finding } from '../finding.ts';

interface Tone extends Span {
  low: number;
  high: number;
}

/**
 * A tone of light in words against one in kelvins: "warm white" is not 6500 K. Tones of sellers overlap, so that they only
 * contradict where their ranges lie apart; null otherwise and for other properties.
 */
export function toneInTitle(requirement: Requirement, wanted: WantedValue, title: Statement): Finding | null {
  const asked = wanted.quantity === null ? tonesIn(requirement, wanted.text) : kelvins([wanted.quantity]);
  const found = wanted.quantity === null ? kelvins(title.quantities.quantities) : tonesIn(requirement, title.text);
  const [one] = asked;
  const [first] = found;
  if (one === undefined || asked.length > 1 || first === undefined) return null;
  const isApart = found.every(({ low, high }) => high < one.low || low > one.high);
  return isApart ? { matchType: 'not_match', method: 'value family', span: first } : null;
}

function kelvins(quantities: Statement['quantities']['quantities']): Tone[] {
  return quantities.filter(({ dimension }) => dimension === 'colour temperature');
}

/** The tones that words name; none where one of them may be any ("tunable"). */
function tonesIn({ name }: Requirement, text: Statement['text']): Tone[] {
  const mentions = familiesOf(name).flatMap((family) => mentionsOf(text, family));
  const tones = mentions.flatMap((mention) => {
    const range = toneKelvins[mention.valueId];
    return range === undefined || isDenied(text, mention) ? [] : [{ ...mention, low: range[0], high: range[1] }];
  });
  return tones.length < mentions.length ? [] : tones;
}
