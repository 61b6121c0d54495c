import { onceFor } from '../../lib/once-for.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import { typeIndex } from '../product-type/type-index.ts';
import type { Statement } from '../read/listing/statement.ts';
import { endOfOffer } from '../read/name/goods-in-name.ts';
import { readText, type TextFacts } from '../text/read-text.ts';
import { formsOfTypes, formTable, type GoodsForm, withWider } from './form-table.ts';
import { type FormsOfText, formsOf } from './goods-form.ts';

const none: FormsOfText = { forms: [], names: [] };

/** The forms of the goods that a title offers, and of those that are wanted where it names none: "Kestrel X710 2 x 10 Gb/s PCIe". */
export function formsOffered(title: Statement, itemName: string | undefined): FormsOfText {
  const offered = formsOf(title);
  if (itemName === undefined || offered.names.length > 0) return offered;
  const forms = formsOfItem(itemName);
  return forms.length === 0 || namesGoods(title.text) ? none : { forms, names: [] };
}

/** The forms of the goods that an item's name ends on. */
const formsOfItem = rememberAnswers(
  (itemName: string): readonly GoodsForm[] => {
    const { tokens } = readText(itemName);
    const end = endOfOffer(tokens);
    const named = typeIndex().endingAt(tokens, 0, end);
    const wider = named?.isWhole === true ? formsOfTypes(named.types) : [];
    for (let at = 0; at < end; at += 1) {
      const found = formTable().at(tokens, at);
      if (found?.next === end) return withWider(found.value, wider);
    }
    return wider;
  },
  { most: 500, longest: 100 },
);

/** True for a text in which the name of any goods stands. */
const namesGoods = onceFor((text: TextFacts): boolean => {
  const { tokens } = text;
  return tokens.some((_, at) => typeIndex().endingAt(tokens, 0, at + 1)?.isWhole === true);
});
