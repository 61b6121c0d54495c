import { wordSet } from '../../ontology/word-list.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText } from '../../text/read-text.ts';

const comes = wordSet('verbs of what comes along');
const around = wordSet('around what comes along');
const holders = wordSet('holds what comes along');
const placing = new Set(['in', 'inside', 'within']);

/** "Comes with the tent", "part of the delivery", "sent with our order": the goods are called by any word. */
const withGoods =
  /^(?:(?:is |are |to be )?(?:comes?|coming|supplied|delivered|sold|included|packed|shipped|provided|sent) (?:along )?with (?:it|them|the \p{L}+(?: \p{L}+)?)|(?:is |are )?part of (?:it|them|(?:the |our )?(?:delivery|pack|package|bundle|offer|order)))$/iu;

/** 随灯附送, 跟壳一起来, 要送的, 一套里有, 两把一起发, 送一个: the goods, a number and a word that asks may stand around the verb. */
const inHan =
  /^(?:(?:这款|本款|这一款|此款)?(?:要|得|必须|需要?|应该?|都|也|就|是|会|直接|免费)*(?:随|跟着?|和|同|与)\p{Script=Han}{1,4}?(?:一起|一同|一并|配套)?(?:附送|附赠|赠送|配送|附带|发货|附|送|配|发|来|给|寄)(?:来|过来|的)?|(?:这款|本款|这一款|此款)?(?:要|得|必须|需要?|应该?|都|也|就|是|会|直接|免费)*(?:\p{Script=Han}{1,2})?(?:一起|一同|一并|配套)?(?:附送|附赠|赠送|附带|自带|配送|送|赠|附|配|含|带)(?:来|上|好|齐|一起)?(?:[一两]\p{Script=Han})?的?|(?:\p{Script=Han}{1,2}[把个只条支套根副对张件])?(?:一起|一同|一并|配套)(?:发|送|来|发来|发货|给|寄|配|要)?(?:来|过来)?|(?:一?套装?|盒子?|包装|箱子?|配件|配置|工具|赠品|清单)(?:里面?|内|中)?(?:要|就|得|都)?(?:有|含|带|附|送))$/u;

const atNoPrice = /^不(?:另)?加[钱价]就?/u;
const deniedInHan = /[不没无未另非缺选]/u;

/** True for a value that says in whatever words that the thing of its name comes with the goods: "delivered as well", "one in the box", 要送的. */
export function saysItComes(value: string): boolean {
  const said = singleSpaced(value.normalize('NFKC'));
  if (withGoods.test(said)) return true;
  const free = said.replace(atNoPrice, '');
  if (!deniedInHan.test(free) && inHan.test(free)) return true;
  const words = readText(value).tokens.filter(({ kind }) => kind !== 'mark');
  const isAll = words.every(
    ({ kind, stem }) => kind === 'number' || comes.has(stem) || around.has(stem) || holders.has(stem),
  );
  if (!isAll || words.some(({ kind, text }) => kind === 'number' && text !== '1')) return false;
  const isVerb = words.some(({ stem }) => comes.has(stem));
  const isPlaced = words.some(
    ({ stem }, at) => holders.has(stem) && words.slice(0, at).some((word) => placing.has(word.stem)),
  );
  return words.length > 1 && (isVerb || isPlaced);
}
