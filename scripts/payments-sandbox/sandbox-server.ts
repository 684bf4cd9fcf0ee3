import { createServer, type Server } from 'node:http';
import type { Books } from './books.ts';
import { answerControl } from './control.ts';
import { type Answer, type Ask, json, readAsk, send } from './exchange.ts';
import { answerFields } from './fields/answer-fields.ts';
import { answerNmi } from './nmi/nmi.ts';
import { answerPayPal } from './paypal/paypal.ts';
import { answerSquare } from './square/square.ts';
import type { Notifier } from './webhooks.ts';

/** Each provider has its own folder, which replaces its host. */
const ROOMS: Record<string, (books: Books, notifier: Notifier, ask: Ask) => Promise<Answer> | Answer> = {
  '/square': answerSquare,
  '/nmi': answerNmi,
  '/paypal': answerPayPal,
  '/fields': (books, _teller, ask) => answerFields(books, ask),
};

/** The sandbox as an HTTP server. */
export function createSandboxServer(books: Books, notifier: Notifier): Server {
  return createServer(async (request, response) => {
    try {
      const origin = `http://${request.headers.host ?? 'localhost'}`;
      const prefix = Object.keys(ROOMS).find((room) => request.url?.startsWith(`${room}/`)) ?? '';
      const ask = await readAsk(request, origin, prefix);
      send(response, await (ROOMS[prefix] ?? answerControl)(books, notifier, ask));
    } catch (error) {
      // // An unreadable request is the caller's error.
      send(response, json(400, { message: error instanceof Error ? error.message : 'Bad request' }));
    }
  });
}
