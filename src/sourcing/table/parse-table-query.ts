import { type Issue, Refusal } from '../../lib/refusal.ts';
import type { MatchType } from '../../matching/assessment.ts';
import type { TableQuery } from './select-rows.ts';
import { type Stage, sortColumns, stageNames, type TableParameters } from './table-schemas.ts';

const matchTypes: readonly MatchType[] = ['match', 'unknown', 'not_match'];

function readStages(text: string | undefined, issues: Issue[]): ReadonlySet<Stage> | undefined {
  if (text === undefined || text === '') return undefined;
  const names = text.split(',');
  const unknown = names.find((name) => !stageNames.includes(name as Stage));
  if (unknown !== undefined) {
    const message = `must be of ${stageNames.join(', ')}, not "${unknown.slice(0, 40)}"`;
    issues.push({ code: 'unknown_stage', path: ['stage'], message });
  }
  return new Set(names as Stage[]);
}

function readSpecs(text: string | undefined, issues: Issue[]): TableQuery['specs'] {
  if (text === undefined || text === '') return [];
  return text.split(',').flatMap((part) => {
    const [, index, matchType] = /^(\d{1,3}):([a-z_]+)$/.exec(part) ?? [];
    if (index !== undefined && matchTypes.includes(matchType as MatchType)) {
      return [{ index: Number(index), matchType: matchType as MatchType }];
    }
    const message = `must be the index of a spec and match, unknown or not_match, such as 0:unknown, not "${part.slice(0, 40)}"`;
    issues.push({ code: 'invalid_spec', path: ['spec'], message });
    return [];
  });
}

/** @throws Refusal invalid naming the parameter. */
export function parseTableQuery(parameters: TableParameters): TableQuery {
  const issues: Issue[] = [];
  const { platform, q = '', fold, group, sort = 'rank', order, page = 1, page_size: pageSize = 100 } = parameters;
  const stages = readStages(parameters.stage, issues);
  const specs = readSpecs(parameters.spec, issues);
  if (!(sortColumns as readonly string[]).includes(sort) && !/^spec:\d{1,3}$/.test(sort)) {
    const message = `must be one of ${sortColumns.join(', ')} and spec:N, not "${sort.slice(0, 40)}"`;
    issues.push({ code: 'unknown_column', path: ['sort'], message });
  }
  if (issues.length > 0) throw new Refusal('invalid', 'The query is not valid.', { issues });
  return {
    stages,
    specs,
    platform: platform || undefined,
    words: q
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word !== ''),
    isFolded: fold === 'true',
    group,
    sort,
    isDescending: order === 'desc',
    page,
    pageSize,
  };
}
