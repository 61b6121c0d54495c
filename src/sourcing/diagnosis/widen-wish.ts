import { readQuantities } from '../../matching/read/quantity/read-quantities.ts';
import { readText } from '../../matching/text/read-text.ts';
import type { Miss } from './measure-miss.ts';

/**
 * What a wish becomes when a step of the diagnosis is taken up: a value over or under it moves that end of what is wanted, as
 * matching reads it; any other is one to accept too. It is a proposal, which a person may correct.
 */
export function widenWish(values: readonly string[], side: Miss['side'], value: string): string {
  const wish = values.join(' / ');
  const { tokens } = readText(wish);
  const [wanted, ...others] = readQuantities(tokens).quantities;
  const either = `${wish} / ${value}`;
  if (side === null || wanted === undefined || others.length > 0) return either;
  const [start, end] = [tokens[wanted.from]?.start ?? 0, tokens[wanted.to - 1]?.end ?? wish.length];
  const wider = moveEnd(wish.slice(start, end), wanted.form, side, value);
  const widened = wish.slice(0, start) + wider + wish.slice(end);
  return readQuantities(readText(widened).tokens).quantities.length === 1 ? widened : either;
}

function moveEnd(measure: string, form: string, side: 'over' | 'under', value: string): string {
  if (form === 'min' || form === 'max') return `at ${form === 'min' ? 'least' : 'most'} ${value}`;
  // "About 500 ml", "500 ml ± 10": what stands around the number says how exactly it is meant.
  const exact = measure.replace(/^[^\d.+-]+/u, '').replace(/\s*(?:±|\+\/-).*$/u, '');
  const ends = form === 'range' ? /^(.+?)\s*(?:-|–|~|～|to|and|至|到)\s*(.+)$/iu.exec(exact) : null;
  const [, low = exact, high = exact] = ends ?? [];
  return side === 'over' ? `${low} to ${value}` : `${value} to ${high}`;
}
