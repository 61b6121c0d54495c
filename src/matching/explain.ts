import type { Assessment, ProductTypeFinding, SpecResult, WantedItem } from './assessment.ts';
import type { Listing } from './listing.ts';

const narrowest = 40;
const signs: Readonly<Record<SpecResult['matchType'], string>> = {
  match: '+ match',
  not_match: '- not_match',
  unknown: '? unknown',
};

/**
 * An assessment as text for a terminal of `width` columns: the verdict, then the type and each spec with what was found and the
 * words of the listing that decide it between » and «.
 */
export function explainAssessment(item: WantedItem, listing: Listing, assessment: Assessment, width: number): string {
  const columns = Math.max(narrowest, width);
  const lines = [
    ...wrap(`Item:    ${item.name}`, columns, 9),
    ...wrap(`Product: ${oneLine(listing.title)}`, columns, 9),
    ...wrap(
      `Verdict: ${assessment.verdict} (score ${assessment.vetoScore})${variantOf(listing, assessment)}`,
      columns,
      9,
    ),
    '',
  ];
  const results =
    assessment.priceExclusion === null
      ? assessment.specResults
      : [...assessment.specResults, assessment.priceExclusion];
  const { productType } = assessment;
  if (productType !== undefined) lines.push(...explainResult(typeResult(productType), listing, columns), '');
  for (const result of results) lines.push(...explainResult(result, listing, columns), '');
  for (const note of assessment.bufferNotes) lines.push(...wrap(`! ${note}`, columns, 2));
  return `${lines.join('\n').trimEnd()}\n`;
}

function variantOf(listing: Listing, { variantIndex }: Assessment): string {
  const variant = variantIndex === null ? undefined : listing.variants?.[variantIndex];
  if (variant === undefined) return '';
  return `, variant ${variant.attributes.map(({ name, value }) => `${oneLine(name)} ${oneLine(value)}`).join(', ')}`;
}

type ExplainedResult = Pick<
  SpecResult,
  'specName' | 'specValues' | 'required' | 'matchType' | 'method' | 'evidence' | 'reasoning'
>;

const typeResult = ({ wanted, ...finding }: ProductTypeFinding): ExplainedResult => ({
  ...finding,
  specName: 'product type',
  specValues: [wanted],
  required: true,
  method: 'product type',
});

function explainResult(result: ExplainedResult, listing: Listing, columns: number): string[] {
  const kind = result.required ? 'must have' : 'good to have';
  const head = `${signs[result.matchType]}  ${oneLine(result.specName)} = ${result.specValues.map(oneLine).join(' or ')}  (${kind}, by ${result.method})`;
  const lines = wrap(head, columns, 4);
  if (result.evidence !== null)
    lines.push(...wrap(`    ${result.evidence.field}: ${markEvidence(result.evidence, listing)}`, columns, 6));
  return [...lines, ...wrap(`    ${oneLine(result.reasoning)}`, columns, 4)];
}

const reach = 60;

/** The deciding words inside their surroundings. */
function markEvidence({ field, text }: NonNullable<SpecResult['evidence']>, listing: Listing): string {
  const whole = field === 'title' ? listing.title : field === 'description' ? (listing.description ?? '') : text;
  const at = whole.indexOf(text);
  if (at === -1) return `»${oneLine(text)}«`;
  const before = whole.slice(Math.max(0, at - reach), at);
  const after = whole.slice(at + text.length, at + text.length + reach);
  const head = at > reach ? '…' : '';
  const tail = at + text.length + reach < whole.length ? '…' : '';
  return `${head}${oneLine(before)}»${oneLine(text)}«${oneLine(after)}${tail}`;
}

/** Listings may hold line breaks and control characters, which would forge lines of the terminal. */
function oneLine(text: string): string {
  let clean = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    clean += code < 32 || (code >= 127 && code < 160) ? ' ' : character;
  }
  return clean;
}

/** Breaks at spaces; following lines are indented, the first keeps its own indent. Wide characters take two columns. */
function wrap(text: string, columns: number, indent: number): string[] {
  const words = text.trimStart();
  const lines: string[] = [];
  let line = text.slice(0, text.length - words.length);
  for (const word of words.split(' ')) {
    if (line.trim() !== '' && widthOf(line) + 1 + widthOf(word) > columns) {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    } else line = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
  }
  return [...lines, line];
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character.charCodeAt(0) >= 0x2e80 ? 2 : 1;
  return width;
}
