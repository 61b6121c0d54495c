/** Entity tags of a resource whose tag is its version (RFC 9110, section 8.8.3). */
export function entityTag(version: number): string {
  return `"${version}"`;
}

const tagListPattern = /^(?:\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*(?:,|$))+$/;

/**
 * Whether a list of tags (the value of `If-Match` or `If-None-Match`) names this tag; `*` names every tag. What is not
 * such a list names none.
 * @param comparison strong for `If-Match`: a weak tag (`W/"1"`) names nothing; weak for `If-None-Match`
 */
export function namesTag(list: string, tag: string, comparison: 'strong' | 'weak'): boolean {
  if (list.trim() === '*') return true;
  if (!tagListPattern.test(list)) return false;
  return list.split(',').some((entry) => {
    const sent = entry.trim();
    return sent === tag || (comparison === 'weak' && sent === `W/${tag}`);
  });
}
