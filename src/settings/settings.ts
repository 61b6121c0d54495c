import { callbacks } from './groups/callbacks.ts';
import { howLongDataIsKept } from './groups/how-long-data-is-kept.ts';
import { limits } from './groups/limits.ts';
import { sources } from './groups/sources.ts';
import { whatItReports } from './groups/what-it-reports.ts';
import { whereDataIs } from './groups/where-data-is.ts';
import { whereItRuns } from './groups/where-it-runs.ts';
import { whoMayCall } from './groups/who-may-call.ts';
import type { Setting } from './setting.ts';

/** The settings as the manual lists them, under the headings that it has. */
export const settingGroups = {
  'Where it runs': whereItRuns,
  'Where data is': whereDataIs,
  'Who may call': whoMayCall,
  Limits: limits,
  Sources: sources,
  Callbacks: callbacks,
  'How long data is kept': howLongDataIsKept,
  'What it reports': whatItReports,
};

/**
 * Every setting of the program. `readConfig` reads them all; the command line's help is written from here, and
 * the manual's tables are (`npm run settings`).
 */
export const settings = {
  ...whereItRuns,
  ...whereDataIs,
  ...whoMayCall,
  ...limits,
  ...sources,
  ...callbacks,
  ...howLongDataIsKept,
  ...whatItReports,
};

export type SettingKey = keyof typeof settings;

export const settingList: readonly Setting<unknown>[] = Object.values(settings);
