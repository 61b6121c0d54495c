import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { tokensOf } from '../../text/tokens-of.ts';
import { orderRunTogether, type SideRole, sideOrder } from './side-role.ts';

/** The order of sides that an attribute's name tells: "Dimensions (W x D x H)", "长宽高"; null when it tells none. */
export const orderOfName = rememberAnswers(readOrder, { most: 2000, longest: 100 });

function readOrder(name: string): SideRole[] | null {
  const tokens = tokensOf(name);
  const words = name.toLowerCase().split(' ').map(orderRunTogether);
  return sideOrder(tokens, 0, tokens.length) ?? words.find((order) => order !== null) ?? null;
}
