import { readToken } from './access-token.ts';
import { ApiError } from './api-error.ts';

/** True where a plain link would be refused: a browser sends no token with one. */
export function needsToken(): boolean {
  return readToken() !== '';
}

function nameOf(response: Response, address: string): string {
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const last = new URL(address, window.location.origin).pathname.split('/').at(-1) ?? 'download';
  return named ?? (last.includes('.') ? last : `${last}.json`);
}

/** Downloads a file of the API with the access token and hands it to the browser. @throws ApiError for a refusal. */
export async function downloadFile(address: string): Promise<void> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${readToken()}` } }).catch(() => {
    throw new ApiError(0, 'The service cannot be reached.', []);
  });
  if (!response.ok) throw ApiError.from(response.status, await response.json().catch(() => undefined));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(response, address);
  link.click();
  // The browser reads it after the click; half a minute is long for that and short for the memory.
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}
