import type { FastifyRequest } from 'fastify';
import { type Issue, Refusal } from '../lib/refusal.ts';

/**
 * Refuses U+0000 in the path and the query, as in a body: no text of ours holds it, and PostgreSQL answers a statement
 * that carries one with an error, which would be a fault of the service.
 */
export function refuseNullCharacters(request: FastifyRequest): void {
  const issues: Issue[] = [];
  for (const part of [request.params, request.query] as Record<string, unknown>[]) {
    for (const [name, value] of Object.entries(part)) {
      if (![value].flat().some((text) => typeof text === 'string' && text.includes('\u0000'))) continue;
      issues.push({ code: 'null_character', path: [name], message: 'the character U+0000 is not allowed' });
    }
  }
  if (issues.length > 0) throw new Refusal('invalid', 'The address holds a character that is not allowed.', { issues });
}
