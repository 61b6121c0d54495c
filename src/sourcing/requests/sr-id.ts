import { Refusal } from '../../lib/refusal.ts';

/** The public id of a request: the installation's prefix, a hyphen, the request's `id`. */
export function formatSrId(prefix: string, id: number): string {
  return `${prefix}-${id}`;
}

/** Source of the pattern of a public id, for schemas. */
export function srIdPattern(prefix: string): string {
  return `^${prefix}-[1-9][0-9]*$`;
}

/** The `id` in a public id, or undefined when it is not one of this installation or no request can have it. */
export function parseSrId(prefix: string, srId: string): number | undefined {
  if (!new RegExp(srIdPattern(prefix)).test(srId)) return undefined;
  const id = Number(srId.slice(prefix.length + 1));
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The refusal of a request that is not there; `idName` is what the caller calls its id. */
export function noSuchRequest(srId: string, idName = 'srId'): Refusal {
  return new Refusal('not_found', `There is no sourcing request ${srId}.`, {
    issues: [{ code: 'not_found', path: [idName], message: 'is not a sourcing request' }],
  });
}

/** The refusal of a pair (merchant.id, external_id) that another request has; `facts` name that one where it is known. */
export function pairInUse(facts: { sr_id?: string } = {}): Refusal {
  const message = 'is in use by another sourcing request of this merchant';
  return new Refusal('conflict', 'The merchant already has a sourcing request with this external_id.', {
    issues: [{ code: 'already_exists', path: ['external_id'], message, ...facts }],
  });
}
