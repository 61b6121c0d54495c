import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { tokensOf } from '../../text/tokens-of.ts';
import { type SideRole, sideOrder } from './side-role.ts';

/** The order of sides that an attribute's name tells: "Dimensions (W x D x H)", "长宽高"; null when it tells none. */
export const orderOfName = rememberAnswers(readOrder, { most: 2000, longest: 100 });

function readOrder(name: string): SideRole[] | null {
  const tokens = tokensOf(name);
  return sideOrder(tokens, 0, tokens.length) ?? runTogether(name);
}

const letters: Readonly<Record<string, SideRole>> = { l: 'L', w: 'W', h: 'H', d: 'D' };

/** "Size LxWxH" is one word: letters parted by an "x". */
function runTogether(name: string): SideRole[] | null {
  for (const word of name.toLowerCase().split(' ')) {
    const parts = word.replaceAll('(', '').replaceAll(')', '').split('x');
    const order = parts.flatMap((part) => {
      const role = letters[part];
      return role === undefined ? [] : [role];
    });
    if (parts.length > 1 && order.length === parts.length) return order;
  }
  return null;
}
