import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bottles } from '../support/sourcing-builders.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { openTestService, type TestService } from '../support/test-service.ts';

const run = promisify(execFile);

describe('the guide of the reference', () => {
  let service: TestService;
  let origin: string;
  let guide: string;

  beforeAll(async () => {
    service = await openTestService();
    await service.importProducts(bottles());
    await service.service.startWorker(1);
    origin = await service.listen();
    const { body } = await service.call<{ info: { description: string } }>('GET', '/openapi.json');
    guide = body.info.description;
  });
  afterAll(() => service?.close());

  /** The script of the guide in a language, as it stands, at this service's address. */
  function scriptIn(language: string): string {
    const script = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1];
    if (script === undefined) throw new Error(`The guide has no script in ${language}.`);
    expect(script).toContain(origin);
    return script;
  }

  test('gets from a request to a shortlist and to questions with curl', async () => {
    const { stdout } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', scriptIn('sh')], {
      timeout: 60_000,
    });
    expect(stdout).toContain('"verdict":"shortlisted"');
    expect(stdout).toContain('"suppliers":[');
  });

  test('and in TypeScript', async () => {
    const file = path.join(makeTestFolder('guide'), 'guide.mts');
    await writeFile(file, scriptIn('ts'));
    const { stdout } = await run(process.execPath, [file], { timeout: 60_000 });
    expect(stdout).toMatch(/^shortlisted .*\n {3}match /m);
  });
});
