/** Characters of a wish that are read. */
export const longestText = 10_000;
