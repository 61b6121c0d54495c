import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/observability/metrics.ts';
import { root } from '../support/assay-process.ts';

interface Dashboard {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
}

/** The names of a Prometheus expression: metrics stand before `{` or `)`, functions before `(`. */
function metricsOf(expr: string): string[] {
  return [...expr.matchAll(/\b((?:assay|process|nodejs)_[a-z0-9_]+)/g)].map(([, name = '']) => name);
}

test('every query of the Grafana dashboard asks for metrics and labels that there are', async () => {
  const dashboard = JSON.parse(await readFile(path.join(root, 'deploy', 'grafana', 'assay.json'), 'utf8')) as Dashboard;
  const { registry } = createMetrics();
  const known = new Map<string, readonly string[]>();
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const { labelNames = [] } = registry.getSingleMetric(name) as unknown as { labelNames?: readonly string[] };
    const common = [...labelNames, 'job', 'instance'];
    if (String(type) !== 'histogram') known.set(name, common);
    else
      for (const part of ['bucket', 'sum', 'count'])
        known.set(`${name}_${part}`, [...common, ...(part === 'bucket' ? ['le'] : [])]);
  }
  const targets = dashboard.panels.flatMap(({ targets, title }) => targets.map((target) => ({ ...target, title })));
  expect(targets.length).toBeGreaterThan(12);
  for (const { expr, legendFormat, title } of targets) {
    const [metric, ...others] = metricsOf(expr);
    expect(others, title).toEqual([]);
    expect([...known.keys()], title).toContain(metric);
    const labels = [
      ...[...expr.matchAll(/([a-z]+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label]) => label),
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(',').map((label) => label.trim()),
      ),
      ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label),
    ];
    for (const label of labels) expect(known.get(metric ?? ''), `${title}: ${label}`).toContain(label);
  }
  // What operators must see is on it.
  const shown = new Set(targets.flatMap(({ expr }) => metricsOf(expr)));
  for (const name of [
    'assay_queue_oldest_seconds',
    'assay_items_total',
    'assay_up',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(shown).toContain(name);
  }
});
