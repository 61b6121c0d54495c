/** Words and characters of Chinese that join the things of a list. */
export const hanJoining: readonly string[] = ['和', '或', '与', '及'];

/** What joins the things of a list in either language, but for its commas. */
export const joining: readonly string[] = ['and', 'or', '&', '/', ...hanJoining];
