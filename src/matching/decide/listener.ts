import type { Located } from '../compare/located.ts';

/**
 * Hears each answer on the way to a decision, and hands it on. `before` is given by a reviser: the answer that it was
 * asked to revise.
 */
export type Listener = (step: string, answer: Located | null, before?: Located | null) => Located | null;

export const unheard: Listener = (_step, answer) => answer;
