const maxShown = 160;

/** Words of a listing in a sentence: one line, between quotation marks, cut where they are long. */
export function quote(text: string): string {
  const line = text.replaceAll('\n', ' ').trim();
  return `"${line.length > maxShown ? `${line.slice(0, maxShown)}…` : line}"`;
}

/** A field in words: `attributes.Color` is the attribute "Color". */
export function placeOf(field: string): string {
  if (field.startsWith('attributes.')) return `the attribute ${quote(field.slice('attributes.'.length))}`;
  if (field.startsWith('variants[')) {
    const end = field.indexOf(']');
    return `variant ${Number(field.slice('variants['.length, end)) + 1}, ${quote(field.slice(end + 2))},`;
  }
  if (field.startsWith('variants.')) return `the ${quote(field.slice('variants.'.length))} of all variants`;
  return field === 'moq' ? 'the minimum order' : `the ${field}`;
}
