import { type Issue, Refusal } from '../lib/refusal.ts';

const beyondAscii = /%[89a-f]/i;
const encodedBytes = /(?:%[0-9a-f]{2})+/gi;

/**
 * Refuses a query whose percent-encoded bytes are no UTF-8, which no decoder can turn into text: it would be taken as
 * the characters %, f and f.
 */
export function refuseUndecodableQuery(url: string): void {
  const start = url.indexOf('?');
  if (start === -1 || !beyondAscii.test(url)) return;
  const issues: Issue[] = [];
  for (const pair of url.slice(start + 1).split('&')) {
    if (![...pair.matchAll(encodedBytes)].some(([bytes]) => !isEncodedText(bytes))) continue;
    const message = 'must be UTF-8, percent-encoded, such as %C3%A9 for é';
    issues.push({ code: 'invalid_utf8', path: [pair.split('=', 1)[0] ?? ''], message });
  }
  if (issues.length > 0) throw new Refusal('invalid', 'The query is not valid.', { issues });
}

function isEncodedText(bytes: string): boolean {
  try {
    decodeURIComponent(bytes);
    return true;
  } catch {
    return false;
  }
}
