import type { Readable, Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import * as copyStreams from 'pg-copy-streams';
import type { TableShape } from './dump-session.ts';
import { quoteName } from './quote-name.ts';

const listed = (columns: readonly string[]) => columns.map(quoteName).join(', ');

/** The rows of a table as the lines of COPY's text format: one line each, ended by a line feed. */
export function copyOut(client: ClientBase, { name, columns }: TableShape): Readable {
  return client.query(copyStreams.to(`COPY (SELECT ${listed(columns)} FROM ${quoteName(name)}) TO STDOUT`));
}

/** Takes lines as `copyOut` gives them. */
export function copyIn(client: ClientBase, { name, columns }: TableShape): Writable {
  return client.query(copyStreams.from(`COPY ${quoteName(name)} (${listed(columns)}) FROM STDIN`));
}
