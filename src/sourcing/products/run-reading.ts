import type { Database } from '../../db/open-database.ts';
import type { Answers } from '../answers/answers.ts';
import type { RankLists } from './rank-lists.ts';

/** What routes read runs with. */
export interface RunReading {
  database: Pick<Database, 'reads'>;
  rankLists: RankLists;
  answers: Answers;
}
