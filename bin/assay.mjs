#!/usr/bin/env node
// The package's command: runs the program on Node 24, whichever Node the shell has.
process.argv.splice(2, 0, 'src/main.ts');
await import('../scripts/run.mjs');
