import { amountAttributes } from './amount-attributes.ts';
import type { AttributeName } from './attribute-name.ts';
import { formAttributes } from './form-attributes.ts';
import { gradeAttributes } from './grade-attributes.ts';
import { identityAttributes } from './identity-attributes.ts';
import { measureAttributes } from './measure-attributes.ts';
import { performanceAttributes } from './performance-attributes.ts';
import { useAttributes } from './use-attributes.ts';

/**
 * All known properties. The order matters where two have a word in common: the first keeps it. `open` properties hold many
 * values at once, so another value is no contradiction: a fan with "Quiet" among its features may well have a remote control.
 */
export const attributeNames: readonly AttributeName[] = [
  ...identityAttributes,
  ...measureAttributes,
  ...performanceAttributes,
  ...amountAttributes,
  ...useAttributes,
  ...formAttributes,
  ...gradeAttributes,
];
