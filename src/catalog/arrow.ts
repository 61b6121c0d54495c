import { createRequire } from 'node:module';
import type * as Arrow from 'apache-arrow';

/**
 * Apache Arrow in the CommonJS build that the catalog engine loads. Tables of the other build are not its own
 * classes: it would rebuild them batch by batch, and refuse them where the schemas then differ.
 */
const arrow = createRequire(import.meta.url)('apache-arrow') as typeof Arrow;

export const { Field, Int64, makeData, RecordBatch, RecordBatchReader, Schema, Struct, Table, tableToIPC, Utf8 } =
  arrow;
