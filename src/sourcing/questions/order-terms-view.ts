import type { Queryable } from '../../db/queryable.ts';
import type { SourcingRequestItemsRow, SourcingRequestsRow } from '../../db/rows.gen.ts';
import { completeStoredItem } from '../requests/request-content.ts';
import type { Customization, Destination, Item } from '../requests/request-schemas.ts';

/** What a supplier has to know of an order beside the specs of the item. */
export interface OrderTerms {
  customization: Customization | null;
  notes: string | null;
  destination: Pick<Destination, 'country' | 'city'> | null;
  /** `YYYY-MM-DD` */
  neededBy: string | null;
}

/**
 * The terms of the items of a run, by item id, as the request states them now: a letter is sent today, and a delivery date
 * that was corrected after the run holds.
 */
export async function readOrderTerms(db: Queryable, runId: string): Promise<Map<number, OrderTerms>> {
  const { rows } = await db.query<
    Pick<SourcingRequestItemsRow, 'id' | 'document'> &
      Pick<SourcingRequestsRow, 'needed_by'> & { destination: Destination | null }
  >(
    `SELECT i.id, i.document, r.destination, r.needed_by
       FROM sourcing_runs run
       JOIN sourcing_requests r ON r.id = run.request_id
       JOIN sourcing_request_items i ON i.sourcing_request_id = r.id
      WHERE run.run_id = $1`,
    [runId],
  );
  return new Map(
    rows.map(({ id, document, destination, needed_by: neededBy }) => {
      const { customization, notes } = JSON.parse(completeStoredItem(document)) as Item;
      return [id, { customization, notes, destination, neededBy }];
    }),
  );
}
