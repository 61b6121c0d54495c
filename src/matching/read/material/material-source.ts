import { onceFor } from '../../../lib/once-for.ts';
import { isDenied } from '../../text/find-phrase.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';

/** Whether a material was in use before: recycled polyester is polyester, and virgin polyester is not recycled. */
export type MaterialSource = 'recycled' | 'virgin';

const sources = new PhraseIndex<MaterialSource>();
for (const words of ['recycled', 'post consumer', 'reclaimed', 'upcycled', '再生', '回收料', '回料'])
  sources.add(words, 'recycled');
for (const words of ['virgin', '全新料', '新料', '原生', '原生料', '纯新料']) sources.add(words, 'virgin');

/** "Recycled-look paper" only seems so. */
const looks = new Set(['look', 'style', 'effect']);

/** The one source that a text tells of its material; null where it tells none or both. */
export const materialSourceOf = onceFor((text: TextFacts): MaterialSource | null => {
  const stated = new Set<MaterialSource>();
  for (const at of text.tokens.keys()) {
    const found = sources.at(text.tokens, at);
    if (found === null || isDenied(text, { from: at, to: found.next })) continue;
    const isOfLooks = [text.tokens[found.next], text.tokens[found.next + 1]].some((next) =>
      looks.has(next?.stem ?? ''),
    );
    if (!isOfLooks) stated.add(found.value);
  }
  const [source = null] = stated.size === 1 ? stated : [];
  return source;
});
