/** What stands under a brand's name without being anybody's: a wanted one is not contradicted by a maker's name. */
export const noMakers: readonly string[] = [
  'oem',
  'odm',
  'no brand',
  'nobrand',
  'generic',
  'universal',
  'unbranded',
  'any',
  'any brand',
  'n/a',
  'none',
  'other',
  'others',
  '无品牌',
  '无',
  '其他',
  '其它',
  '通用',
  '不限',
];

/** Words that with others of common speech make no name: "branded and authentic", "OEM tools". */
export const noMakerWords: ReadonlySet<string> = new Set([
  'oem',
  'odm',
  'branded',
  'unbranded',
  'authentic',
  'generic',
  'genuine',
  'local',
  'imported',
]);
