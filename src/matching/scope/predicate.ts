import { copulas, hanCopulas } from '../ontology/scope-words.ts';
import { joinerAt } from './joiner.ts';
import type { PhraseReader } from './phrase-reader.ts';

const verbs = new Set(copulas);
const hanVerbs = new Set(hanCopulas);
const longestVerb = 4;

export const isVerb = ({ tokens }: PhraseReader, at: number) => {
  const token = tokens[at];
  return token !== undefined && (token.kind === 'character' ? hanVerbs.has(token.stem) : verbs.has(token.stem));
};

/** One after "is made of", "are", ":", 采用; the place itself where no verb stands. */
export function endOfVerb(reader: PhraseReader, at: number): number {
  let end = at;
  while (end - at < longestVerb && (isVerb(reader, end) || reader.tokens[end]?.stem === ':')) end += 1;
  return end;
}

/**
 * Where what is said of a part ends: "lid is bamboo", "handle: black", 盖子为竹, 盖子PP材质. Without a verb only in Chinese, and
 * only where no other thing follows that it may describe (白色手柄黑色马克杯); the end of the part where nothing is said of it.
 */
export function endOfPredicate(reader: PhraseReader, to: number): number {
  const { tokens } = reader;
  const verb = endOfVerb(reader, to);
  let end = verb;
  while (reader.roleAt(end) === 'describing') end += 1;
  const isSaid = verb > to || (tokens[to - 1]?.kind === 'character' && tokens[to]?.glued === true);
  if (!isSaid || !reader.isMention(end)) return to;
  while (reader.isMention(end) || (tokens[end]?.stem === 'and' && reader.isMention(end + 1))) end += 1;
  end = reader.propertyAt(end) ?? end;
  const next = tokens[end];
  const isOfNext = next !== undefined && reader.isNoun(end) && (next.kind !== 'character' || next.glued);
  return isOfNext && joinerAt(reader, end) === null ? to : end;
}
