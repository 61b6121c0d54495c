import type { Funnel } from '../api/answers.ts';
import { formatCount, plural } from '../ui/format.ts';

/** What was found, what is certain and what to ask, in a sentence. */
export function summarize({ found, shortlisted, pending }: Funnel): string {
  if (found === 0) return 'The search found nothing for this item.';
  const meets = `${plural(shortlisted, 'product')} ${shortlisted === 1 ? 'meets' : 'meet'} every must-have`;
  const of = `Of ${plural(found, 'product')} found, `;
  if (pending === 0) return `${of}${shortlisted === 0 ? 'none meets every must-have' : meets}; nothing is left to ask.`;
  if (shortlisted === 0) {
    return `${of}none is confirmed to meet every must-have; ${formatCount(pending)} may, if the supplier confirms.`;
  }
  return `${of}${meets}; ${formatCount(pending)} more may, if the supplier confirms.`;
}
