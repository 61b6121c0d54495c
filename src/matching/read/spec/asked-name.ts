import type { Spec } from '../../assessment.ts';
import { askedBy } from '../../claim/asked-property.ts';
import { wordList, wordMeanings, wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText, runTogether } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { findMaterials } from '../material/find-materials.ts';
import { isPartName } from '../material/part-materials.ts';
import { resolveName } from '../name/resolve-name.ts';
import { weighedAlong } from '../name/weighed-along.ts';
import { boundBefore, boundOf } from '../quantity/bound-index.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { unitAt } from '../quantity/unit-index.ts';
import { calledByMeasure } from './asked-in-words.ts';
import { exclusionInName } from './exclusion-in-name.ts';
import { fitAsked } from './fit-asked.ts';

/**
 * A wish without the words by which its name only asks: "colour" of "What colour is it?", "plastic" of "Is it plastic", 能放洗碗机 of
 * 能不能放洗碗机; with a bound that ends its name before the number that it bounds: "Weighs at most: 2 kg".
 */
export function askedName(spec: Spec): Spec {
  const plain = singleSpaced(spec.name);
  const name = withoutQuestion(plain);
  const asked = name === plain ? spec : { ...spec, name };
  return (
    exclusionInName({ ...asked, name }) ??
    compared({ ...asked, name }) ??
    upperEnd({ ...asked, name }) ??
    borne({ ...asked, name }) ??
    fitAsked({ ...asked, name }) ??
    ofWeight({ ...asked, name }) ??
    boundInName(asked) ??
    rateInName({ ...asked, name }) ??
    withoutMaterial(asked) ??
    asked
  );
}

const comparisons = new Map(Object.entries(wordMeanings('comparisons')));

/** "Quieter than: 35 dB" as "Noise level: below 35 dB"; null where a name compares nothing. */
function compared(spec: Spec): Spec | null {
  const [name, bound] = comparisons.get(spec.name.toLowerCase())?.split(': ') ?? [];
  return name === undefined || bound === undefined ? null : { ...spec, name, value: `${bound} ${spec.value}` };
}

const reaching =
  /^(?:(?:adjust|extend|rais|lift|open|tilt)(?:able|s|es)? (?:up )?to (?:at least )?|up to at least )(?<end>\d.*)$/iu;
/** "Goes up to 1000x or beyond" */
const going =
  /^(?:it )?(?:goes|reaches|gets|works) up to (?:at least )?(?<end>\d.*?)(?: (?:or|and) (?:beyond|more|higher|above|over))?$/iu;
const reachingInChinese = /^最[高大长远](?:可|能|可以)?(?:到|达|升到|升至|调到|调至|伸到)(?<end>\d[^以上]*)$/u;

/** "Height: adjustable up to at least 150 cm" as a maximum height of at least 150 cm, 最高可到500mm as 500mm以上; null for any other wish. */
function upperEnd(spec: Spec): Spec | null {
  const value = singleSpaced(spec.value);
  const end = (reaching.exec(value) ?? going.exec(value))?.groups?.end ?? reachingInChinese.exec(value)?.groups?.end;
  if (end === undefined || /max|most|highest|最/iu.test(spec.name)) return null;
  return beginsInChinese(spec.name)
    ? { ...spec, name: `最大${spec.name}`, value: `${end}以上` }
    : { ...spec, name: `Max ${spec.name}`, value: `at least ${end}` };
}

const bearing =
  /^(?!each |every |one |per |single )(?<part>\p{L}+(?: \p{L}+)?) (?:holds|carries|bears|supports|withstands)$/iu;

/** "Seat holds: 120 kg" asks for a load capacity of at least so much; null for any other wish. */
function borne(spec: Spec): Spec | null {
  const part = bearing.exec(spec.name)?.groups?.part;
  const [one, ...more] = part === undefined ? [] : readQuantities(readText(spec.value).tokens).quantities;
  const isLoad = one?.dimension === 'mass' && one.form === 'point' && more.length === 0;
  return isLoad ? { ...spec, name: `${part} load capacity`, value: `at least ${spec.value}` } : null;
}

/** "Weight with battery: max 3 kg" as "Weight: max 3 kg (with battery)"; null for any other wish. */
function ofWeight(spec: Spec): Spec | null {
  const found = weighedAlong(spec.name);
  return found === null ? null : { ...spec, name: found.weight, value: `${spec.value} (${found.along})` };
}

const ahead = phrasesOf(wordList('asking a name: ahead'));
const behind = phrasesOf(wordList('asking a name: behind'));
const idle = wordSet('asking a name: idle');

function withoutQuestion(plain: string): string {
  const raw = plain.replace(endOfQuestion, '').trim();
  if (resolveName(raw).known !== null) return raw;
  const counted = raw
    .replace(howMany, 'number of ')
    .replace(inEachInChinese, '每')
    .replace(howManyInChinese, numberInChinese);
  if (counted !== raw) return counted;
  if (beginsInChinese(raw)) return askedInChinese(raw);
  const said = thingIs.exec(raw)?.groups;
  if (said !== undefined) return `${said.quality} ${said.thing}`;
  const stood = whenDone.exec(raw)?.groups;
  if (stood?.measure !== undefined && resolveName(stood.measure).known?.dimensions !== undefined)
    return `${stood.state} ${stood.measure}`;
  const { tokens } = readText(raw);
  const from = endOfAsking(tokens);
  let to = tokens.length;
  for (let at = from + 1; from > 0 && at < to; at += 1) if (behind.at(tokens, at)?.next === to) to = at;
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first === undefined || last === undefined ? raw : raw.slice(first.start, last.end);
}

/** How many tokens of a name only ask: "what is the", "is it". */
function endOfAsking(tokens: readonly Token[]): number {
  let from = ahead.at(tokens, 0)?.next ?? 0;
  while (from > 0 && idle.has(tokens[from]?.stem ?? '')) from += 1;
  return from;
}

const howMany = /^how many (?=\S)/iu;
/** 几层, 有几个抽屉 and 多少个格子 ask for numbers of layers, drawers and compartments. */
const howManyInChinese = /^有?(?:几|多少)(\p{Script=Han})(\p{Script=Han}*)$/u;
const numberInChinese = (_: string, counter: string, thing: string) => {
  const isPlain = plainCounters.has(counter);
  return thing === '' ? (isPlain ? '数量' : `${counter}数`) : `${thing}数量`;
};
/** They count things of any kind; 层 and 档 name what they count. */
const plainCounters = new Set('个只支件条枚把张本瓶片块根颗粒');
/** 一盒几支 asks how many each box has. */
const inEachInChinese = /^一(?=\p{Script=Han}(?:几|多少))/u;

/** "Length when closed" asks for the closed length. */
const whenDone = /^(?<measure>\p{L}+(?: \p{L}+)?) (?:when|once) (?:fully )?(?<state>\p{L}+(?:ed|up|shut|flat))$/iu;
/** "Handle is padded" asks for a padded handle. */
const thingIs = /^(?:the )?(?<thing>\p{L}+(?: \p{L}+)?) (?:is|are) (?<quality>\p{L}{3,}(?:-\p{L}+)?)$/iu;

const endOfQuestion = /[?？吗呢]{1,4}$/u;
/** 能不能, 送不送 and their like ask whether; 是不是 leaves the thing alone. */
const whether = /(\p{Script=Han})不\1/u;
const aheadInChinese = runTogether([...wordList('asking a name: ahead')]);
const behindInChinese = runTogether([...wordList('asking a name: behind')]);
const shortest = 2;
/** 法嘴能用 asks what goods serve, 球针送不送 for what comes along. */
const usableInChinese = /^(\p{Script=Han}{2,6}?)[都也]?可用$/u;
const givenInChinese = /^(\p{Script=Han}{2,8})([送带含配附])不\2$/u;

/** 花洒能拆 asks what 花洒可拆 does, and 不含荧光剂 what 无荧光剂 does; the 能 of 功能 asks nothing. */
const canInChinese = /(?<=\p{Script=Han}{2})(?<![功智节性动热势电阳机技储只不才万])(?:可以|能够|能)(?=\p{Script=Han})/u;
const able = ['可以', '能够', '能'];
const doable = wordList('what can be done').filter(beginsInChinese);

/** 能换芯 asks what 可换芯 does. */
function canAtFirst(raw: string): string {
  const can = able.find((word) => raw.startsWith(word)) ?? '';
  const rest = raw.slice(can.length);
  return can !== '' && doable.some((deed) => rest.startsWith(deed)) ? `可${rest}` : raw;
}

const takenOffInChinese = /可(?:拆下来|拆下|拆掉|拆开|卸下来|卸下|取下来|取下)(?!\p{Script=Han})/u;
const takenOutInChinese = /可(?:拿出来|拿出|取出来|拿下来)(?!\p{Script=Han})/u;
const lacksInChinese = /^(?:不含|不带|没有)(?=\p{Script=Han}{2})/u;

function askedInChinese(asked: string): string {
  const raw = canAtFirst(asked.replace(canInChinese, '可'))
    .replace(takenOffInChinese, '可拆卸')
    .replace(takenOutInChinese, '可取出')
    .replace(lacksInChinese, '无');
  const used = usableInChinese.exec(raw)?.[1];
  if (used !== undefined) return `适用${used}`;
  const given = givenInChinese.exec(raw);
  if (given !== null) return `${given[2]}${given[1]}`;
  const opening = aheadInChinese.find((words) => raw.startsWith(words)) ?? '';
  const plainly = raw.slice(opening.length).replace(whether, '$1');
  const rest = plainly.length < shortest ? raw : plainly;
  const closing = behindInChinese.find((words) => rest.endsWith(words)) ?? '';
  const plain = rest.slice(0, rest.length - closing.length);
  return plain.length >= shortest && (resolveName(plain).known !== null || opening !== '') ? plain : rest;
}

const isOpenBound = ([first]: readonly Token[]) => first?.stem === 'within';

/** What goods weigh and how large they are, "Weight up to: 2 kg", is no reach of theirs. */
function isOwnMeasure(name: string): boolean {
  const { known } = resolveName(name);
  return known !== null && ownMeasures.has(known.id);
}
const ownMeasures = new Set([
  'weight',
  'net weight',
  'gross weight',
  'length',
  'width',
  'height',
  'depth',
  'thickness',
]);

/** "Load max" and 温度最低 name an end of what goods bear or reach. */
const namesEnd = /^(?:max|min|最)/iu;

/** "Weighs at most: 2 kg", 重量不超过: 2kg; null where no bound ends the name, and where the value has one of its own. */
function boundInName(spec: Spec): Spec | null {
  const { tokens } = readText(spec.name);
  const said = readText(spec.value).tokens;
  if (said[0]?.kind !== 'number' || boundOf(said) !== null || calledByMeasure(spec).length > 0) return null;
  for (let at = 1; at < tokens.length; at += 1) {
    const found = boundBefore.at(tokens, at);
    const start = tokens[at]?.start ?? 0;
    if (found?.next !== tokens.length || found.value.kind === 'about' || namesEnd.test(spec.name.slice(start)))
      continue;
    const name = spec.name.slice(0, start).trim();
    // "Staples up to: 40 sheets" asks how far goods go, and what may be used within a time for how long it may.
    if (isOpenBound(tokens.slice(at)) || (found.value.reaches === true && !isOwnMeasure(name))) return null;
    return { ...spec, name, value: `${spec.name.slice(start)} ${spec.value}` };
  }
  return null;
}

const excluding = phrasesOf(wordList('excluding words'));

/** "Lid: no plastic" and 盖子: 不含塑料 ask for a lid of another material; null for any other wish. */
function withoutMaterial(spec: Spec): Spec | null {
  const { tokens, raw } = readText(spec.value);
  const next = excluding.at(tokens, 0)?.next ?? tokens.length;
  const rest = readText(raw.slice(tokens[next]?.start ?? raw.length));
  const [material] = next === tokens.length ? [] : findMaterials(rest);
  if (material?.from !== 0 || material.to !== rest.tokens.length || !isPartName(readText(spec.name))) return null;
  if (askedBy(resolveName(spec.name)).look !== null) return null;
  const name = beginsInChinese(spec.name) ? `${spec.name}材质` : `${spec.name} material`;
  return { ...spec, name, value: `not ${rest.raw}` };
}

const perInName = /(?: per (?<unit>hour|minute|second|metre|meter)(?= |$))|(?:每(?<han>小时|分钟|秒|米))/iu;

/** "Flow per hour: 1000 litres" and 每分钟排水: 50升 ask for litres by the hour and the minute; null for any other wish. */
function rateInName(spec: Spec): Spec | null {
  const found = perInName.exec(spec.name);
  const unit = found?.groups?.unit ?? found?.groups?.han;
  const { tokens } = readText(spec.value);
  const [only, ...more] = readQuantities(tokens).quantities;
  if (found === null || unit === undefined || only?.unit == null || more.length > 0 || only.per !== undefined)
    return null;
  const name = spec.name.replace(found[0], '').trim();
  const behind = tokens.findLast((_, at) => at < only.to && unitAt(tokens, at) !== null)?.end;
  if (name === '' || behind === undefined || only.dimension === 'time') return null;
  return { ...spec, name, value: `${spec.value.slice(0, behind)}/${unit}${spec.value.slice(behind)}` };
}
