/** Values of a list, in the words of the listing. A comma inside a number parts nothing. */
export function splitList(value: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at);
    const spaced = value.charAt(at + 1) === ' ' || value.charAt(at + 1) === '';
    const digits = isDigit(value.charAt(at - 1)) && isDigit(value.charAt(at + 1));
    const wideDigits = isWideDigit(value.charAt(at - 1)) && isWideDigit(value.charAt(at + 1));
    const parting =
      ';|、；\n'.includes(character) ||
      (character === '，' && !wideDigits) ||
      (character === ',' && !digits) ||
      (character === '/' && spaced && value.charAt(at - 1) === ' ');
    if (!parting) continue;
    parts.push(value.slice(start, at));
    start = at + 1;
  }
  parts.push(value.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const isDigit = (character: string) => character >= '0' && character <= '9';
const isWideDigit = (character: string) => character >= '０' && character <= '９';
