/** Settings that the service embeds in the page it serves. */
interface PageSettings {
  /** Pictures of offers may be loaded from where they are. */
  remotePictures: boolean;
  /** There is a playground here. */
  playground: boolean;
  /** Names of the platforms that runs may be narrowed to. */
  platforms: string[];
}

const defaults: PageSettings = { remotePictures: false, playground: false, platforms: [] };

function readSettings(): PageSettings {
  const text = document.querySelector('meta[name="assay-settings"]')?.getAttribute('content') ?? '{}';
  return { ...defaults, ...(JSON.parse(text) as Partial<PageSettings>) };
}

export const pageSettings = readSettings();
