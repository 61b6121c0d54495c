/** An identifier as SQL takes it, in quotes. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
