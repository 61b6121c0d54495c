import type pg from 'pg';

/** Anything that answers one statement: the pool, or a client inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;
