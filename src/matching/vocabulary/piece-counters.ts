/** Words that count pieces of any kind of thing, in both languages; those of tablets, bags and the like are not here. */
export const pieceCounters: readonly string[] = [
  ...['piece', 'pc', 'count', 'ct', 'ea', 'each', 'unit', 'cts'],
  ...['个', '只', '件', '支', '枚', '片', '粒', '颗', '张', '根', '条', '块', '把', '台'],
];
