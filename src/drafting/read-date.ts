import { takeAll, type Understood } from './found.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthWord = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const lead = String.raw`(?:needed|need(?:ed)? it|required|wanted|delivered|delivery|in hand|arriving|due|deadline(?: is)?|ready)?\s*(?:by|before|until|not later than|no later than|latest|for|in|on|:)\s*(?:the\s+)?(?<part>early|mid|end of|late|beginning of)?\s*(?:the\s+)?`;
const pattern = new RegExp(
  [
    String.raw`${lead}(?<iso>\d{4}-\d{2}-\d{2})`,
    String.raw`${lead.replace('?<part>', '?<part2>')}(?:(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?${monthWord}(?:\s+(?<day2>\d{1,2})(?:st|nd|rd|th)?\b)?(?:,?\s+(?<year>20\d{2}))?`,
    String.raw`(?:(?<zyear>20\d{2})年)?(?<zmonth>\d{1,2})月(?:(?<zday>\d{1,2})[日号]|(?<zpart>底|初|中旬))?(?:之前|以前|前|到货|交货)?`,
    String.raw`(?:with)?in\s+(?<count>\d{1,3})\s+(?<unit>day|week|month)s?\b`,
    String.raw`(?<zcount>\d{1,3})\s*(?<zunit>天|周|个月)(?:之内|以内|内)`,
  ].join('|'),
  'giu',
);

const iso = (date: Date): string => date.toISOString().slice(0, 10);
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The next date with this month and day, from today on; a month alone means its last day. */
function nextDate(today: Date, month: number, day: number | null, year: number | null): string | null {
  if (month < 0 || month > 11 || (day !== null && (day < 1 || day > 31))) return null;
  const on = (of: number) => new Date(Date.UTC(of, month, Math.min(day ?? 31, lastDay(of, month))));
  if (year !== null) return iso(on(year));
  const thisYear = on(today.getUTCFullYear());
  return iso(thisYear < today ? on(today.getUTCFullYear() + 1) : thisYear);
}

function dayOfPart(part: string | undefined): number | null {
  if (part === undefined) return null;
  if (/^(?:early|beginning|初)/i.test(part)) return 10;
  return /^(?:mid|中)/i.test(part) ? 15 : null;
}

/** By when a text wants things, as `YYYY-MM-DD`; null where it does not say. `today` decides what "March" means. */
export function readDate(text: string, understood: Understood, today: Date): string | null {
  const [found] = takeAll(text, understood, pattern, (groups, match) => {
    const number = (name: string) => (groups[name] === undefined ? null : Number(groups[name]));
    if (groups.iso !== undefined) return Number.isNaN(Date.parse(groups.iso)) ? null : groups.iso;
    if (groups.month !== undefined) {
      // "May" and "March" are words as well: a lead and a capital are asked for.
      if (!/[A-Z]/.test(match[0].replace(/^.*?(?=[A-Z])/, '').slice(0, 1))) return null;
      const month = months.indexOf(groups.month.slice(0, 3).toLowerCase());
      return nextDate(today, month, number('day') ?? number('day2') ?? dayOfPart(groups.part2), number('year'));
    }
    if (groups.zmonth !== undefined) {
      return nextDate(today, Number(groups.zmonth) - 1, number('zday') ?? dayOfPart(groups.zpart), number('zyear'));
    }
    const count = number('count') ?? number('zcount') ?? 0;
    const unit = groups.unit ?? groups.zunit ?? '';
    const days = /^(?:day|天)/i.test(unit) ? 1 : /^(?:week|周)/i.test(unit) ? 7 : 30;
    return iso(new Date(today.getTime() + count * days * 86_400_000));
  });
  return found?.value ?? null;
}
