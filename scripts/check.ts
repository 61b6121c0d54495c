// Format, lint, types, architecture and stale artifacts, in the order in which they are quickest to fail.
import { spawnSync } from 'node:child_process';

const checks: { name: string; args: string[] }[] = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'types of the dashboard', args: ['node_modules/typescript/bin/tsc', '-p', 'web'] },
  {
    name: 'architecture',
    args: ['node_modules/vitest/vitest.mjs', 'run', 'test/architecture'],
  },
  { name: 'the tables of settings are fresh', args: ['scripts/write-settings.ts', '--check'] },
  { name: 'licences and known weaknesses', args: ['scripts/check-dependencies.ts'] },
  { name: 'openapi.json is fresh', args: ['scripts/write-openapi.ts', '--check'] },
];

const failed: string[] = [];
for (const { name, args } of checks) {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  process.stdout.write(`${failed.length} of ${checks.length} checks failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
