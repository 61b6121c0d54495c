/**
 * A field of one source that cannot be used; `field` is its path below the source, or below the described request while
 * that is compiled by itself (such as `url` or `body.page`).
 */
export class SourceSettingError extends Error {
  override readonly name = 'SourceSettingError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
