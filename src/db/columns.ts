/**
 * Columns of a row, some of them narrowed to what a constraint of the table or its only writer allows; narrowing to what
 * the column cannot hold does not compile.
 */
export type Columns<
  Row,
  Key extends keyof Row,
  Narrowed extends { [Name in keyof Narrowed]: Name extends Key ? Row[Name] : never } = Record<never, never>,
> = Omit<Pick<Row, Key>, keyof Narrowed> & Narrowed;
