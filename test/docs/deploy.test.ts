import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { nodeEnvironment } from '../../bin/node-runtime.mjs';
import { readConfig } from '../../src/config.ts';
import { settingList } from '../../src/settings/settings.ts';
import { root, startAssay } from '../support/assay-process.ts';

const textOf = (...place: string[]) => readFile(path.join(root, ...place), 'utf8');
const settings = new Set(
  settingList.flatMap(({ name, secret }) => (secret === true ? [name, `${name}_FILE`] : [name])),
);
const isSetting = (name: string) => settings.has(name) || /^AWS_/.test(name);

/** Whether the program takes these words: help is asked for behind them, which refuses what it does not know. */
async function takes(args: readonly string[]): Promise<{ code: number | null; options: string }> {
  const commands = args.filter((word, index) => !word.startsWith('-') && !(args[index - 1] ?? '').startsWith('--c'));
  const assay = startAssay([...commands, '--help'], {});
  const { code } = await assay.ended;
  return { code, options: assay.output() };
}

async function expectCommand(args: readonly string[]): Promise<void> {
  const { code, options } = await takes(args);
  expect([args, code]).toEqual([args, 0]);
  for (const option of args.filter((word) => word.startsWith('--'))) expect(options, args.join(' ')).toContain(option);
}

interface ComposeService {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
}

describe('compose.yaml', () => {
  test('sets what the program knows, and starts commands that it has', async () => {
    const { services } = parse(await textOf('compose.yaml'), { merge: true }) as {
      services: Record<string, ComposeService>;
    };
    const ours = Object.entries(services).filter(([, service]) => service.image === 'assay');
    expect(ours.length).toBeGreaterThanOrEqual(2);
    for (const [name, { command = [], environment = {}, depends_on: needs = {} }] of ours) {
      expect(
        Object.keys(environment).filter((variable) => !isSetting(variable)),
        name,
      ).toEqual([]);
      await expectCommand(command);
      for (const needed of Object.keys(needs)) expect(services, `${name} needs ${needed}`).toHaveProperty(needed);
    }
  });
});

interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  };
}
interface PodSpec {
  containers: {
    args: string[];
    env: { name: string; value?: string }[];
    ports?: { name: string; containerPort: number }[];
    readinessProbe?: { httpGet: { path: string; port: string } };
    livenessProbe?: { httpGet: { path: string; port: string } };
    securityContext: Record<string, unknown>;
    volumeMounts: { name: string; mountPath: string }[];
  }[];
  securityContext: Record<string, unknown>;
  volumes: { name: string }[];
}

describe('the Kubernetes example', async () => {
  const documents = parseAllDocuments(await textOf('deploy', 'kubernetes', 'assay.yaml'), { merge: true });
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const pods = manifests.flatMap(({ spec }) => (spec?.template === undefined ? [] : [spec.template.spec]));

  test('is YAML without faults', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(manifests.map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Job',
      'Deployment',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ]);
  });

  test('sets what the program knows, to values that it takes, and starts commands that it has', async () => {
    const [config] = manifests;
    expect(Object.keys(config?.data ?? {}).filter((name) => !isSetting(name))).toEqual([]);
    expect(() => readConfig({ ...config?.data, API_TOKEN: 'long-enough' })).not.toThrow();
    for (const { containers } of pods) {
      for (const { args, env } of containers) {
        expect(env.filter(({ name }) => !isSetting(name))).toEqual([]);
        await expectCommand(args);
      }
    }
  });

  test('lets nothing run as root or write outside of its volumes', () => {
    for (const { containers, securityContext, volumes } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true });
      for (const { securityContext: own, volumeMounts } of containers) {
        expect(own).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
        const known = volumes.map(({ name }) => name);
        expect(volumeMounts.filter(({ name }) => !known.includes(name))).toEqual([]);
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/data', '/tmp']));
      }
    }
  });

  test('probes addresses that are served, and selects pods that there are', async () => {
    const document = JSON.parse(await textOf('openapi.json')) as { paths: Record<string, unknown> };
    const probes = pods.flatMap(({ containers }) =>
      containers.flatMap((c) => [c.readinessProbe, c.livenessProbe, c.ports]),
    );
    expect(probes.filter(Boolean)).toHaveLength(6);
    for (const { containers } of pods) {
      for (const { readinessProbe, livenessProbe, ports = [] } of containers) {
        for (const probe of [readinessProbe, livenessProbe]) {
          if (probe === undefined) continue;
          expect(document.paths).toHaveProperty([probe.httpGet.path]);
          expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
        }
      }
    }
    const labels = manifests.flatMap(({ spec }) =>
      spec?.template === undefined ? [] : [spec.template.metadata.labels],
    );
    for (const { kind, spec } of manifests) {
      const selector = kind === 'Service' ? spec?.selector : spec?.selector?.matchLabels;
      if (selector === undefined) continue;
      const matches = labels.filter((set) => Object.entries(selector).every(([key, value]) => set[key] === value));
      expect(matches, kind).toHaveLength(1);
    }
  });
});

test('the image runs as a user of its own, starts the program itself, and writes to its volume alone', async () => {
  const dockerfile = await textOf('Dockerfile');
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(dockerfile.match(/^FROM /gm)?.length).toBe(2);
  expect(lastStage).toMatch(/^USER node$/m);
  expect(lastStage).toMatch(/^ENTRYPOINT \["node", "--max-semi-space-size=16", "bin\/assay\.mjs"\]$/m);
  const allocator = Object.entries(nodeEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(lastStage).toContain(`\nENV ${allocator.join(' ')}\n`);
  expect(lastStage).toMatch(/^VOLUME \/data$/m);
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(lastStage)?.[1] ?? '[]') as string[];
  await expectCommand(command);
  const variables =
    /^ENV (.*)$/m
      .exec(lastStage)?.[1]
      ?.split(' ')
      .map((entry) => entry.split('=')[0] ?? '') ?? [];
  expect(variables.filter((name) => name !== 'NODE_ENV' && !isSetting(name))).toEqual([]);
  const { expectedPorts, port } = {
    expectedPorts: lastStage.match(/^EXPOSE (\d+)$/m)?.[1],
    port: /PORT=(\d+)/.exec(lastStage)?.[1],
  };
  expect(expectedPorts).toBe(port);
});
