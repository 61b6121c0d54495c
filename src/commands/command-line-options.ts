import { InvalidArgumentError } from 'commander';

/** Parser of an option that must be an integer in a range. */
export function integerOption(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}.`);
    return value;
  };
}

/** Collects a repeatable option. */
export function collectOption(value: string, earlier: string[]): string[] {
  return [...earlier, value];
}

/** Products that one search of the catalog may ask for. */
export const maxSearchLimit = 1000;
