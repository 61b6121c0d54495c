/** The packages of runtime/package-lock.json that bring a Node for a platform: name and version. */
export function lockedNodes(platform?: string, arch?: string): { name: string; version: string }[];
/** What the program is started with. */
export const nodeFlags: string[];
export const nodeEnvironment: Readonly<Record<string, string>>;
