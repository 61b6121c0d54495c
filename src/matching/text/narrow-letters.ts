/** Latin letters, figures, marks and spaces of full width as their plain ones, each at its place. */
export const narrowLetters = (text: string) =>
  text.replace(/[\u3000\uff01-\uff5e]/gu, (wide) =>
    wide === '\u3000' ? ' ' : String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
