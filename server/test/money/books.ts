import { addDays, type IsoDay, storedDay } from '../../lib/calendar.ts';
import type { Actor } from '../actors.ts';
import { run } from '../run.ts';
import type { Shop } from '../shop.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data } ... on ForbiddenError { permission }`;

const BOOKS = `closedUntil closableUntil until entryCount total allowedActions
  accounts { account number debit credit }
  closes { id from until entryCount total hash reopenedAt reopenReason }`;

/** Calls `closeBooks` or `reopenBooks`. Returns its result and the books. */
export async function booksStep(actor: Actor, name: 'closeBooks' | 'reopenBooks', input: object) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { books { ${BOOKS} } } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** The books as an actor sees them, with open days until a day. */
export async function readBooks(actor: Actor, until?: IsoDay) {
  return run(actor, `query ($until: Date) { books(until: $until) { ${BOOKS} } }`, { until });
}

/** The first day after all closes, long ago, so that closing it affects no other test. */
export async function openDay({ db }: Pick<Shop, 'db'>): Promise<IsoDay> {
  const last = await db.booksClose.findFirst({ orderBy: { until: 'desc' }, select: { until: true } });
  return last ? addDays(storedDay(last.until), 1) : '2000-01-01';
}

/** A close of one day with a cash payment of a customer. Returns its global id. */
export async function newBooksClose(shop: Shop): Promise<string> {
  const receivedOn = await openDay(shop);
  await run(
    shop.admin,
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }',
    {
      input: {
        customerId: shop.luna,
        amount: '10.00',
        method: 'CASH',
        receivedOn,
        allocations: [],
        acceptOverpayment: true,
        idempotencyKey: `books-${receivedOn}`,
      },
    },
  );
  const { books } = await booksStep(shop.admin, 'closeBooks', { until: receivedOn });
  return books.closes[0].id;
}

/** A journal line of such a day. Returns its integer id. */
export async function newJournalLine(shop: Shop): Promise<number> {
  await newBooksClose(shop);
  const { id } = await shop.db.journalLine.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return id;
}
