import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Books } from '../books.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../exchange.ts';
import { tokenFor } from '../wallet.ts';
import { fieldsPage } from './fields-page.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, 'card-fields.js'), 'utf8');

/** Requests of the hosted fields' frame. Its page is at `/fields/card`. */
export function handleFields(books: Books, request: SandboxRequest): SandboxResponse {
  switch (`${request.method} ${request.path}`) {
    case 'GET /card':
      return fieldsPage(request, new Date());
    case 'GET /card-fields.js':
      return { status: 200, type: 'text/javascript; charset=utf-8', body: SCRIPT };
    case 'POST /tokens':
      return makeToken(books, request);
    default:
      return json(404, { errors: [{ code: 'NOT_FOUND' }] });
  }
}

function makeToken(books: Books, { body }: SandboxRequest): SandboxResponse {
  const typed = JSON.parse(body) as Record<string, unknown>; // read field by field
  const made = tokenFor(
    books,
    typed['gateway'] === 'nmi' ? 'nmi' : 'square',
    {
      number: String(typed['number'] ?? ''),
      expMonth: Number(typed['expMonth']),
      expYear: Number(typed['expYear']),
      csc: String(typed['csc'] ?? ''),
      name: String(typed['name'] ?? ''),
    },
    new Date(),
  );
  if ('problem' in made) return json(422, { errors: [{ code: made.problem }] });
  const { brand, last4, expMonth, expYear } = made.card;
  return json(200, { token: made.token, brand, last4, expMonth, expYear });
}
