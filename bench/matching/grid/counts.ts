import type { Chooser } from './choose.ts';
import type { Counted, Goods } from './goods/goods.ts';
import type { GridLanguage } from './grid-cell.ts';
import type { BareCell } from './measures.ts';
import { capital, placeFacts } from './place-fact.ts';

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const numbersZh = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

function factOf({ one, many, zh, count }: Counted, language: 'en' | 'zh', chooser: Chooser) {
  const [classifier, noun] = zh;
  // "3-drawer" is said, "3-USB port" is not.
  const hyphened = one.includes(' ') ? `${count} ${many}` : `${count}-${one}`;
  const said =
    language === 'zh'
      ? chooser.next('count zh', [`${count}${classifier}${noun}`, `${numbersZh[count]}${classifier}${noun}`])
      : chooser.next('count en', [`${count} ${many}`, `${numbers[count]} ${many}`, hyphened, `${count}x ${one}`]);
  const isAdjective = said.startsWith(`${count}-`);
  return {
    phrase: said,
    joins: !isAdjective,
    leads: isAdjective,
    label: language === 'zh' ? `${noun}数量` : `Number of ${many}`,
    value: chooser.next('count value', [String(count), language === 'zh' ? `${count}${classifier}` : String(count)]),
  };
}

/** A count answers for the pieces that it counts. */
export function countCells(goods: Goods, language: GridLanguage, chooser: Chooser): BareCell[] {
  const written = language === 'en' ? 'en' : 'zh';
  const asked = language === 'zh' ? 'zh' : 'en';
  const nameOf = ({ many, zh }: Counted) =>
    asked === 'zh' ? `${zh[1]}数量` : chooser.next('count name', [`Number of ${many}`, capital(many)]);
  const cells: BareCell[] = [];
  for (const counted of goods.counted ?? []) {
    for (const place of ['title', 'description', 'attributes'] as const) {
      const listing = placeFacts(goods, [factOf(counted, written, chooser)], place, written, chooser);
      const name = nameOf(counted);
      const { count } = counted;
      const least = asked === 'zh' ? '至少' : 'at least ';
      const add = (value: string, right: 'match' | 'not_match' | 'unknown', wished = name) =>
        cells.push({ family: 'counts', listing, spec: { name: wished, value }, right: [right] });
      add(String(count), 'match');
      add(String(count + 2), 'not_match');
      add(`${least}${count - 1}`, 'match');
      add(`${least}${count + 3}`, 'not_match');
      for (const other of (goods.counted ?? []).filter((one) => one !== counted)) {
        add(String(count), 'unknown', nameOf(other));
        add(String(other.count), 'unknown', nameOf(other));
      }
    }
  }
  return cells;
}
