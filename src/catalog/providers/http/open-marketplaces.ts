import { HttpMarketplace, type MarketplaceOptions } from './http-marketplace.ts';
import { readSources, type SourcesOptions } from './read-sources.ts';

/** A marketplace as a source of runs. */
export interface OpenedMarketplace {
  name: string;
  catalog: HttpMarketplace;
  /** A little more than a search takes at most: its own limit gives what came until then, this one gives nothing. */
  timeoutMs: number;
}

const graceMs = 2_000;

/**
 * Opens every marketplace of the configuration file; none when there is no file. Nothing is asked of them yet.
 * @throws Refusal for a file that cannot be used.
 */
export async function openMarketplaces(
  file: string | undefined,
  options: SourcesOptions,
  watching: (name: string) => MarketplaceOptions = () => ({}),
): Promise<OpenedMarketplace[]> {
  if (file === undefined) return [];
  const described = await readSources(file, options);
  return described.map((settings) => ({
    name: settings.name,
    catalog: new HttpMarketplace(settings, watching(settings.name)),
    timeoutMs: settings.limits.searchTimeoutMs + graceMs,
  }));
}
