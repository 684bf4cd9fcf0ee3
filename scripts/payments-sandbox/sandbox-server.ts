import { createServer, type Server } from 'node:http';
import type { Books } from './books.ts';
import { handleControl } from './control.ts';
import { json, readRequest, type SandboxRequest, type SandboxResponse, send } from './exchange.ts';
import { handleFields } from './fields/handle-fields.ts';
import { handleNmi } from './nmi/nmi.ts';
import { handlePayPal } from './paypal/paypal.ts';
import { handleSquare } from './square/square.ts';
import type { Notifier } from './webhooks.ts';

/** Each provider has its own folder, which replaces its host. */
const PROVIDER_FOLDERS: Record<
  string,
  (books: Books, notifier: Notifier, request: SandboxRequest) => Promise<SandboxResponse> | SandboxResponse
> = {
  '/square': handleSquare,
  '/nmi': handleNmi,
  '/paypal': handlePayPal,
  '/fields': (books, _notifier, request) => handleFields(books, request),
};

/** The sandbox as an HTTP server. */
export function createSandboxServer(books: Books, notifier: Notifier): Server {
  return createServer(async (request, response) => {
    try {
      const origin = `http://${request.headers.host ?? 'localhost'}`;
      const prefix =
        Object.keys(PROVIDER_FOLDERS).find((folder) => request.url?.startsWith(`${folder}/`)) ?? '';
      const parsed = await readRequest(request, origin, prefix);
      send(response, await (PROVIDER_FOLDERS[prefix] ?? handleControl)(books, notifier, parsed));
    } catch (error) {
      // An unreadable request is the caller's error.
      send(response, json(400, { message: error instanceof Error ? error.message : 'Bad request' }));
    }
  });
}
