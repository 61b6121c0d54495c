/** A country as addresses name it. */
interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** Codes that have a name and are no country: unions, areas of the seas, reserved and made-up ones. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let listed: readonly Country[] | undefined;

/** All countries by name, as the browser knows them; codes that were given up (`DD`, `UK`) are left out. */
export function listCountries(): readonly Country[] {
  listed ??= readCountries();
  return listed;
}

function readCountries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** `Germany (DE)`; a code without a name stays as it is. */
export function describeCountry(code: string): string {
  const name = listCountries().find((country) => country.code === code)?.name;
  return name === undefined ? code : `${name} (${code})`;
}
