/** A sentence of the service without the marks in a quoted name that would turn the rest of it around. */
export function withoutTurns(sentence: string): string {
  return sentence.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '');
}
