import type { Queryable } from '../queryable.ts';
import { quoteName } from './quote-name.ts';
import {
  formerTables,
  migrationTables,
  ownFunctions,
  ownSequences,
  queueSchema,
  storedTables,
} from './stored-tables.ts';

/** Drops everything that the program has made in the database, and nothing that anybody else has. */
export async function clearDatabase(db: Queryable): Promise<void> {
  const tables = [...storedTables, ...formerTables, ...migrationTables].map(quoteName).join(', ');
  await db.query(`DROP TABLE IF EXISTS ${tables}`);
  await db.query(`DROP SEQUENCE IF EXISTS ${ownSequences.map(quoteName).join(', ')}`);
  await db.query(`DROP FUNCTION IF EXISTS ${ownFunctions.map(quoteName).join(', ')}`);
  await db.query(`DROP SCHEMA IF EXISTS ${quoteName(queueSchema)} CASCADE`);
}
