import type { ValueFamily } from '../../ontology/value-families.ts';
import { exceptionFinding, isBarelyDenied, isExcepted } from '../../read/family/excepted-value.ts';
import { entails, familiesOf, leaveOpen, mentionsOf } from '../../read/family/find-families.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

/** Values of a closed family exclude each other, unless one includes the other. */
export function familyFinding(wanted: WantedValue, found: Statement, { name }: NamedFact): Finding | null {
  const finding = familyStated(wanted, found);
  if (finding?.matchType !== 'not_match') return finding;
  // "Hard drive: 1 TB HDD" tells what that drive is, and nothing of another beside it.
  const isOfOne = wanted.families.some(({ family, valueId }) => namesOther(family, valueId, name.stems));
  return isOfOne ? { ...finding, matchType: 'unknown' } : finding;
}

function namesOther(family: ValueFamily, valueId: string, stems: readonly string[]): boolean {
  return mentionsOf(readText(stems.join(' ')), family).some((mention) => !entails(family, mention.valueId, valueId));
}

function familyStated(wanted: WantedValue, found: Statement): Finding | null {
  for (const { family, valueId, isWhole } of wanted.families) {
    if (!isWhole || family.onlyText === true) continue;
    const excepted = exceptionFinding(found.text, family, valueId);
    if (excepted?.matchType === 'not_match') return excepted;
    const named = mentionsOf(found.text, family);
    const mentions = named.filter((mention) => !isExcepted(found.text, mention));
    const fitting = mentions.find((mention) => entails(family, mention.valueId, valueId));
    if (fitting !== undefined) return { matchType: 'match', method: 'value family', span: fitting };
    const wider = leaveOpen(family, valueId, mentions);
    const [first] = mentions;
    if (first !== undefined) return { matchType: wider ? 'unknown' : 'not_match', method: 'value family', span: first };
    if (excepted !== null) return excepted;
    const denied = named.find(
      (mention) => isBarelyDenied(found.text, mention) && entails(family, mention.valueId, valueId),
    );
    if (denied !== undefined) return { matchType: 'not_match', method: 'value family', span: denied };
    if (named.length > 0) return { matchType: 'unknown', method: 'value family', span: null };
  }
  return null;
}

/** "Heel type: block" does not tell how high it is: the value is one of another family of the name. */
export function tellsOtherFamily({ families }: WantedValue, { name, whole }: NamedFact): boolean {
  const wanted = families.find(({ isWhole }) => isWhole)?.family;
  if (wanted === undefined) return false;
  return familiesOf(name).some((family) => family !== wanted && mentionsOf(whole.text, family).length > 0);
}

/** True where a family knows the value of a text by no other id than the wanted one, and so cannot tell that one includes the other. */
export function areOneValue({ families }: WantedValue, text: TextFacts): boolean {
  return families.some(
    ({ family, valueId, isWhole }) =>
      isWhole && mentionsOf(text, family).some((mention) => mention.valueId === valueId),
  );
}
