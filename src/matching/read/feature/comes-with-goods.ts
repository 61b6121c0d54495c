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

/** Before what is said in Chinese they only ask: 要送的, 这款也送. */
const asksInHan = /^(?:这款|本款|这一款|此款|必须|需要|应该|直接|免费|要|得|需|应|都|也|就|是|会)/u;
/** 随灯附送, 跟壳一起来; 送一个, 配好; 两把一起, 一起发来; 一套里有, 工具里有. */
const inHan: readonly RegExp[] = [
  /^(?:随|跟|和|同|与)\p{Script=Han}{1,6}[送赠带货附配发来给寄]的?$/u,
  /^(?:附送|赠送|附赠|附带|自带|配送|送|赠|附|配|含|带)[来上好齐]?(?:[一两]\p{Script=Han})?的?$/u,
  /^\p{Script=Han}{0,3}(?:一起|一同|一并|配套)[发送来给寄配要过货]{0,3}的?$/u,
  /^(?:一套|套装|套|盒子|盒|包装|箱子|箱|配件|配置|工具|赠品|清单)[里内中]面?(?:要|就|得|都)?[有含带附送]$/u,
];

/** Says in Chinese that a thing comes along, whatever asks for it before. */
function saysItInHan(said: string): boolean {
  let rest = said;
  for (let asked = asksInHan.exec(rest); asked !== null && asked[0] !== rest; asked = asksInHan.exec(rest))
    rest = rest.slice(asked[0].length);
  return inHan.some((pattern) => pattern.test(rest));
}

const atNoPrice = /^不(?:另)?加[钱价]就?/u;
const deniedInHan = /[不没无未另非缺选]/u;

/** True for a value that says in whatever words that the thing of its name comes with the goods: "delivered as well", "one in the box", 要送的. */
export function saysItComes(value: string): boolean {
  const said = singleSpaced(value.normalize('NFKC'));
  if (withGoods.test(said)) return true;
  const free = said.replace(atNoPrice, '');
  if (!deniedInHan.test(free) && saysItInHan(free)) return true;
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
