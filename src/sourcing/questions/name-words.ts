import type { Requirement } from '../../matching/read/spec/requirement.ts';
import { readText, unspacedOf } from '../../matching/text/read-text.ts';
import type { NameTerm } from './inquiry.ts';
import { insideSentence } from './languages/english-grammar.ts';
import { plainWordsOf } from './plain-words.ts';
import type { Term } from './question.ts';
import { hasHan, shorten } from './value-words.ts';

/** What a property is called in a question, where the first name of the matcher's table is not what people say. */
const usualNames: Readonly<Record<string, Partial<Term>>> = {
  colour: { en: 'colour' },
  'battery life': { zh: '续航时间' },
  warranty: { zh: '保修期' },
  country: { en: 'country of origin' },
  certification: { en: 'certification' },
  'ingress protection': { en: 'IP rating', zh: '防护等级' },
  'surface weight': { en: 'fabric weight' },
  dimensions: { en: 'dimensions' },
  'item form': { en: 'form' },
  'colour temperature': { en: 'colour temperature' },
  flavour: { en: 'flavour' },
  connector: { zh: '接口' },
  use: { en: 'intended use' },
  'lead time': { zh: '交货期' },
  compatibility: { zh: '兼容型号' },
  storage: { zh: '存储容量' },
  rotation: { en: 'rotation speed' },
  weight: { zh: '重量' },
  load: { zh: '承重' },
};

/** "Leakproof (yes/no)", "带盖：是/否": the form of the answer is no part of the name. */
const answerForm = /[\s:：([（]*(?:yes\s*\/\s*no|y\/n|是\s*\/\s*否)[\s)\]）?？]*$/iu;

const unitInName = /\s*[([（][^)\]）]*[)\]）]\s*$/u;

/** The name of a spec inside a sentence of each language; what the matcher's table does not know stays as written. */
export function nameTerm(requirement: Requirement): NameTerm {
  const { name } = requirement;
  const written = cleanName(requirement);
  const known = name.known;
  if (known === null) {
    const plain = plainWordsOf(written);
    return {
      id: null,
      en: hasHan(written) ? (plain?.en ?? written) : insideSentence(written),
      zh: hasHan(written) ? written : (plain?.zh ?? written),
    };
  }
  const usual = usualNames[known.id];
  const { unspaced } = readText(written);
  // "Lid colour" is known as a colour, but is not the colour.
  const isWhole = known.names.some((one) => unspacedOf(one) === unspaced);
  const en = hasHan(written) ? (usual?.en ?? known.names.find((one) => !hasHan(one))) : insideSentence(written);
  const zh = hasHan(written) ? written : (usual?.zh ?? known.names.find(hasHan));
  return { id: isWhole ? known.id : null, en: en ?? written, zh: zh ?? written };
}

/** Without the unit, underscores and end marks: "Capacity (ml):" → "Capacity". */
export function cleanName({ specName, name }: Pick<Requirement, 'specName' | 'name'>): string {
  let text = shorten(specName.replaceAll('_', ' '))
    .replace(answerForm, '')
    .replace(/[\s:：?？]+$/u, '');
  if (name.unit !== null) {
    const bare = text.replace(unitInName, '');
    text = bare === text ? withoutLastWord(text) : bare;
  }
  return text === '' ? specName.trim() : text;
}

/** "capacity ml", "Length/cm" → "capacity", "Length". */
function withoutLastWord(text: string): string {
  const end = Math.max(...[' ', ',', '/', '-'].map((mark) => text.lastIndexOf(mark)));
  return end <= 0 ? text : text.slice(0, end).trimEnd();
}
