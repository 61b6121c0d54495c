import createClient from 'openapi-fetch';
import type { paths } from '../api.gen.ts';
import { readToken } from './access-token.ts';
import { ApiError } from './api-error.ts';
import { recordCall } from './recorded-calls.ts';

/** The service's public API, typed by its own document. Nothing else is ever asked. */
export const api = createClient<paths>({ baseUrl: window.location.origin });

api.use({
  async onRequest({ request }) {
    const token = readToken();
    if (token !== '') request.headers.set('authorization', `Bearer ${token}`);
    await recordCall(request);
    return request;
  },
});

interface Answered<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The body of an answer. @throws ApiError for a refusal, or when the service cannot be reached. */
export async function answerOf<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  let answered: Answered<Data>;
  try {
    answered = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'The service cannot be reached.', []);
  }
  const { data, error, response } = answered;
  if (response.ok && data !== undefined) return data;
  throw ApiError.from(response.status, error);
}
