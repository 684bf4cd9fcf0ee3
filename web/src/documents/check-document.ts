import { refresher } from '../lib/session/refresher.ts';

/** Error codes by HTTP status, with texts in the namespace `errors`. */
const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};

async function ask(address: string): Promise<number | null> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}

/** Checks that a document is available before a window opens it. Resolves to null, or to the error code. */
export async function checkDocument(address: string): Promise<string | null> {
  await refresher.refreshIfOld();
  const startedAt = Date.now();
  const first = await ask(address);
  const isRenewed = first === 401 && (await refresher.refresh(startedAt)) === 'refreshed';
  const status = isRenewed ? await ask(address) : first;
  if (status === null) return 'UNREACHABLE';
  return status < 400 ? null : (CODES[status] ?? 'GENERAL');
}
