/**
 * The folder of the program compiled from the present source; it holds `main.js`.
 * @throws Error when the source does not compile; what is wrong with it is on standard error
 */
export function ensureCompiled(): Promise<string>;
