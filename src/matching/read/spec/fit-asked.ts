import type { Spec } from '../../assessment.ts';
import { wordMeanings, wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText } from '../../text/read-text.ts';
import { resolveName } from '../name/resolve-name.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { measuresIn } from './reach-asked.ts';

/** What is said of a thing that goods are to fit, and of nothing else: "goes in", "suitable", 放得下, 够用. */
const saysFit =
  /^(?:(?:it|they|cuff|mat|case|cover|bag) )?(?:(?:must|should|has to|needs to) )?(?:fits?|goes (?:in|into|through|round|around|on|over)|suitable|usable|(?:is )?(?:enough|ok|supported|covered)|can (?:go|fit|ride|sit|sleep|lie|play|stand|be used)(?: (?:in|on|with|through))?(?: it)?|(?:will|must) (?:do|fit))(?: (?:in|on|it|well|inside))?$/iu;
const saysFitInHan =
  /^(?:要|都|也|也要|必须)?(?:能|可以?|得)?(?:用|装|穿|戴|放|玩|吃|坐|睡|骑|套|放得下|装得下|放得进|装得进|套得上|适用|适合|合适|够|够用|覆盖|带得动)(?:下|上|进去?|的|了|得下|没问题)?$/u;

/** A measure with what it is of, behind or before a word that says fit: "fits a head of 60 cm", "15.6 inch goes in", 6岁孩子能玩. */
const fitsFirst =
  /^(?:(?:must|should|has to|needs to) )?(?:(?<verb>fits?|suits?|suitable for|for|goes (?:round|around|over|on)) )?(?:a |an |the |my |one )?(?:(?<thing>\p{L}+(?: \p{L}+)?) (?:of|with|weighing|that is|=) |(?<=fits? |suits? ))(?<measure>\d[\d.,]*(?: ?[-–] ?\d[\d.,]*)? ?[\p{L}"″']+\.?)$/iu;
const fitsBehind =
  /^(?<measure>\d[\d.,]* ?(?:\p{L}+|["″]))(?: (?<thing>\p{L}+))? (?:fits?(?: in| inside)?|goes (?:in|into|through|round|around|on|over)|can go in(?:side)?|must fit(?: in)?)$/iu;
const fitsInHan =
  /^(?<measure>\d[\d.]*(?:\p{Script=Han}{1,3}?|[a-z]{1,3}))(?:的|大的)?(?<thing>孩子|宝宝|小孩|小朋友|儿童|婴儿|大人|成人|人|手机|电脑|笔记本|狗|猫|鱼缸|缸)?(?:要|也|都)?(?:能|可以?)?(?:用|装|穿|戴|放|玩|吃|坐|睡|骑|套|放得下|装得下|放得进|装得进|套得上|适用|适合|合适|够|够用)(?:下|上|进去?|的|了|得下)?$/iu;

const served = wordSet('things that goods are made to serve');
const measures = wordMeanings('measures of what is served');
const mostWords = 4;
const secondsPerDay = 86_400;

/**
 * A wish that goods fit or serve what has a measure, as one for that measure of what they fit: "80公分缸: 合适" and "Dog: 30 kg" as 适合缸: 80公分
 * and "Fits dog: 30 kg", "Head size: fits a head of 60 cm" as "Head size: fits 60 cm". Null for any other wish.
 */
export function fitAsked(spec: Spec): Spec | null {
  return measureInName(spec) ?? measureInValue(spec) ?? ofServed(spec);
}

function measureInName(spec: Spec): Spec | null {
  const value = singleSpaced(spec.value);
  if (!saysFit.test(value) && !saysFitInHan.test(value)) return null;
  const raw = spec.name.trim();
  const only = oneMeasure(raw);
  if (only === null) return null;
  const { tokens } = readText(raw);
  const [from, to] = [tokens[only.from]?.start ?? 0, tokens[only.to - 1]?.end ?? raw.length];
  const before = raw
    .slice(0, from)
    .replace(/\b(?:of|with|is)\s*$/iu, '')
    .trim();
  const thing = [before, raw.slice(to).replace(/^\s*(?:thick|wide|long|high|tall|deep|的)\b/iu, '')].map((part) =>
    part.trim(),
  );
  return fitting(
    spec,
    thing.filter((part) => part !== '').join(beginsInChinese(raw) ? '' : ' '),
    raw.slice(from, to),
    only,
  );
}

function measureInValue(spec: Spec): Spec | null {
  const value = singleSpaced(spec.value);
  const first = fitsFirst.exec(value)?.groups;
  // Only who is served needs no verb: "a person of 120 kg", and no "oak of 25 mm".
  if (first?.thing !== undefined && first.verb === undefined && !served.has(first.thing.toLowerCase())) return null;
  const { thing = '', measure = '' } = first ?? (fitsBehind.exec(value) ?? fitsInHan.exec(value))?.groups ?? {};
  const only = measure === '' ? null : oneMeasure(measure);
  if (only === null) return null;
  const { key, known } = resolveName(spec.name);
  const isOfServed = known === null && `${key}: ${only.dimension}` in measures;
  if (thing !== '' || isOfServed) return fitting(spec, thing === '' ? spec.name.trim() : thing, measure, only);
  const said = `${beginsInChinese(spec.name) ? '适合' : 'fits '}${measure}`;
  return said === spec.value ? null : { ...spec, value: said };
}

/** "Dog: 30 kg", 鱼缸: 80厘米的 */
function ofServed(spec: Spec): Spec | null {
  if (!isServed(spec.name)) return null;
  const only = oneMeasure(spec.value);
  if (only === null) return null;
  const { tokens, raw } = readText(spec.value);
  const rest = tokens.filter(
    ({ kind, stem }, at) => kind !== 'mark' && stem !== '的' && (at < only.from || at >= only.to),
  );
  const measure = raw.slice(tokens[only.from]?.start, tokens[only.to - 1]?.end);
  return rest.length === 0 ? fitting(spec, spec.name.trim(), measure, only) : null;
}

const ofBodies = new Set(['weight', 'height']);

/** "Dog", and the "dog weight" that no row calls a property. */
function isServed(name: string): boolean {
  const { tokens, unspaced } = readText(name);
  if (served.has(unspaced)) return true;
  const [last, ...others] = tokens.toReversed();
  const isOfBody = ofBodies.has(last?.stem ?? '') && resolveName(name).known === null;
  return (
    isOfBody &&
    served.has(
      others
        .toReversed()
        .map(({ stem }) => stem)
        .join(' '),
    )
  );
}

function fitting(spec: Spec, thing: string, measure: string, { dimension, unit }: Quantity): Spec | null {
  const isHan = beginsInChinese(spec.name.replace(/[\d.]/gu, ''));
  if (readText(thing).tokens.length > mostWords * (isHan ? 2 : 1)) return null;
  // What has an age is whoever goods are for; hours and minutes are how long they last.
  if (dimension === 'time' && (unit?.factor ?? 0) < secondsPerDay) return null;
  if (dimension === 'time') return { ...spec, name: isHan ? '适用年龄' : 'Recommended age', value: measure };
  return thing === '' ? null : { ...spec, name: isHan ? `适合${thing}` : `Fits ${thing}`, value: measure };
}

function oneMeasure(text: string): Quantity | null {
  const [only, ...more] = measuresIn(text);
  return only?.form === 'point' && more.length === 0 && only.times === 1 ? only : null;
}
