import type { MatchType } from '../../assessment.ts';
import { relateColours } from '../../read/colour/colour-family.ts';
import { bareColourOf, type ColourMention } from '../../read/colour/find-colours.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied } from '../../text/find-phrase.ts';
import type { Finding } from '../finding.ts';
import { bestOf } from '../finding.ts';

const typeOfRelation: Readonly<Record<ReturnType<typeof relateColours>, MatchType>> = {
  same: 'match',
  'shade of wanted': 'match',
  'wanted is a shade of it': 'unknown',
  near: 'unknown',
  other: 'not_match',
};

/**
 * Compares colours under a colour's name; null when either side names none. Two-coloured goods need both colours. `stated`
 * are the colours that count where the text names some of another part of the goods.
 */
export function colourFinding(
  wanted: WantedValue,
  found: Statement,
  stated: readonly ColourMention[] = found.colours,
): Finding | null {
  if (wanted.colours.length === 0 || found.colours.length === 0) return bareFinding(wanted, found);
  const mentions = stated.filter((mention) => !isDenied(found.text, mention));
  if (wanted.colours.length === 0 || mentions.length === 0) return null;
  const findings = wanted.colours.map((colour) => bestOf(mentions.map((mention) => relate(colour.id, mention))));
  const missing = findings.find((finding) => finding?.matchType === 'not_match');
  if (missing) return missing;
  const best = findings.find((finding) => finding?.matchType === 'unknown') ?? findings[0] ?? null;
  return best !== null && !wanted.isFullyNamed ? { ...best, matchType: 'unknown' } : best;
}

/**
 * Compares colours of which one is stated by a word that is none elsewhere: "Sage" is a green and "Midnight" no red. Such a
 * word only comes near another shade.
 */
function bareFinding(wanted: WantedValue, found: Statement): Finding | null {
  const [only, ...more] = wanted.colours;
  const wantedId = only?.id ?? wanted.bareColour;
  if (wantedId === null || more.length > 0 || (only !== undefined && !wanted.isFullyNamed)) return null;
  // "Forest" in "Forest green" is stated word for word.
  if (only === undefined && findPhrase(found.text, wanted.text.unspaced).length > 0) return null;
  const foundIds = found.colours.length > 0 ? found.colours.map(({ id }) => id) : [bareColourOf(found.text)];
  const relations = foundIds.map((id) => (id === null ? null : relateColours(wantedId, id)));
  if (relations.some((relation) => relation === null)) return null;
  // 樱花粉 is a pink; who wants that very one is not served by any.
  const isSuch = relations.includes('shade of wanted') || (only !== undefined && relations.includes('same'));
  const matchType = isSuch ? 'match' : relations.every((relation) => relation === 'other') ? 'not_match' : 'unknown';
  return { matchType, method: 'colour', span: null };
}

/** Relation of one wanted colour with one mention of a text. */
export function relate(wantedId: string | null, mention: ColourMention): Finding {
  const { id } = mention;
  const isOpen = wantedId === null || id === null;
  return {
    matchType: isOpen ? 'unknown' : typeOfRelation[relateColours(wantedId, id)],
    method: 'colour',
    span: mention,
  };
}
