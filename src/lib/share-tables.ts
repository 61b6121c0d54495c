/**
 * Reads the tables where threads that are started from now on share them. The compile step puts a module in the place of this one
 * that does; from source, threads keep tables of their own, since the first thread would have to build them.
 */
export function shareTables(): void {}
