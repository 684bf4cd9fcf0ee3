import { refresher } from '../lib/session/refresher.ts';

/** Codes of the answers that are no document, as `errors` words them. */
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

/** Whether a document can be had, asked before a window is sent there: null, or the code of what stands against it. */
export async function checkDocument(address: string): Promise<string | null> {
  await refresher.refreshIfOld();
  const startedAt = Date.now();
  const first = await ask(address);
  const isRenewed = first === 401 && (await refresher.refresh(startedAt)) === 'refreshed';
  const status = isRenewed ? await ask(address) : first;
  if (status === null) return 'UNREACHABLE';
  return status < 400 ? null : (CODES[status] ?? 'GENERAL');
}
