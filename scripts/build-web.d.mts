/** Makes sure that web/dist holds the pages built from the present sources; a no-op when it does. */
export function ensureWebBuilt(options?: {
  /** Gets one line when a build begins and one when it ends. */
  onProgress?: (line: string) => void;
}): Promise<{ distFolder: string; built: boolean }>;
