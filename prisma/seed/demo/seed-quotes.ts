import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import type { Prisma } from '../../../server/database/generated/client.ts';
import { priceOne } from '../../../server/domains/pricing/calculation/read-and-price.ts';
import { acceptQuote } from '../../../server/domains/quotes/accept/accept-quote.ts';
import { editedQuote, saveEdit } from '../../../server/domains/quotes/edits/edited-quote.ts';
import { newLine } from '../../../server/domains/quotes/lines/quote-line.ts';
import { createQuote } from '../../../server/domains/quotes/quote/create-quote.ts';
import { customerHead } from '../../../server/domains/quotes/requests/request-defaults.ts';
import { QUOTE_STATUSES } from '../../../server/domains/quotes/rules/status-codes.ts';
import { expireQuotes } from '../../../server/domains/quotes/transitions/expire-quotes.ts';
import { moveQuote } from '../../../server/domains/quotes/transitions/perform-transition.ts';
import { storedQuote } from '../../../server/domains/quotes/transitions/stored-quote.ts';
import { readSettings } from '../../../server/domains/settings/read-settings.ts';
import type { Settings } from '../../../server/domains/settings/settings.ts';
import { decimal } from '../../../server/lib/money.ts';
import { ExpectedTotal } from '../../../server/schema/expected-total.ts';
import { daysAgo } from './days-ago.ts';
import { personOf } from './people/person-of.ts';
import type { PlannedQuote, QuoteStep } from './quotes/planned-quote.ts';
import { QUOTES } from './quotes/planned-quotes.ts';

const SALES = 'sales@aurifex.test';
const APPROVER = 'approver@luna.test';
/** May send offers below the margin floor, such as those of bands. */
const ADMINISTRATOR = 'admin@aurifex.test';

/** Delay between the end of an offer and the task that expires it. */
const EXPIRY_RUNS_AFTER_MS = 60_000;

/** Quotes of the demo customers, created by the domain functions. */
export async function seedQuotes(
  db: Database,
  {
    viewers,
    customerIds,
  }: { viewers: ReadonlyMap<string, Viewer>; customerIds: ReadonlyMap<string, number> },
  now: Date,
): Promise<void> {
  const settings = await readSettings(db);
  const person = personOf(viewers);
  const offeredTo = [...customerIds.values()][0] ?? 0;
  for (const quote of QUOTES.toSorted((one, other) => other.days - one.days)) {
    const id = await begin(db, quote, { viewer: person(quote.by), offeredTo, now });
    for (const step of quote.steps) {
      const viewer = person(actorOf(quote, step));
      await take(db, id, step, { viewer, settings, now: daysAgo(now, step.days) });
    }
  }
  await expire(db, now);
}

/** Expires offers that have ended, each at its end. */
async function expire(db: Database, now: Date): Promise<void> {
  const ended = await db.priceQuote.findMany({
    where: { statusId: QUOTE_STATUSES.SENT.id, validUntil: { lt: now } },
    orderBy: { validUntil: 'asc' },
    select: { validUntil: true },
  });
  for (const { validUntil } of ended)
    if (validUntil) await expireQuotes(db, new Date(validUntil.getTime() + EXPIRY_RUNS_AFTER_MS));
}

/**
 * Staff take the steps of staff. Acceptance needs a user with the permission; other steps are taken by the user who
 * requested the quote.
 */
function actorOf({ by }: PlannedQuote, step: QuoteStep): string {
  if (step.kind === 'NOTE') return step.by;
  if (step.kind === 'PRICE') return SALES;
  if (step.action === 'ACCEPT') return APPROVER;
  if (step.action === 'SEND') return ADMINISTRATOR;
  return ['COUNTER', 'DECLINE', 'WITHDRAW', 'ANSWER'].includes(step.action) ? by : SALES;
}

async function begin(
  db: Database,
  quote: PlannedQuote,
  { viewer, offeredTo, now }: { viewer: Viewer; offeredTo: number; now: Date },
): Promise<number> {
  const at = daysAgo(now, quote.days);
  const customerId = viewer.customerId ?? offeredTo;
  const head = await customerHead(db, customerId);
  if (!head) throw new Error(`There is no customer ${customerId}.`);
  const lines = [];
  for (const [rank, [code, quantity, size]] of quote.pieces.entries()) {
    const { id: itemTypeId } = await db.itemType.findUniqueOrThrow({ where: { code }, select: { id: true } });
    const priced = await priceOne(db, {
      customerId,
      configuration: { itemTypeId, size },
      quantity,
      now,
    });
    const texts = {
      quantity,
      wantedBy: null,
      reference: null,
      endCustomer: null,
      note: null,
      drawingFileId: null,
      reorderedFromId: null,
    };
    lines.push(newLine(priced, texts, { lineKey: rank + 1, rank, now: at }));
  }
  const { id } = await createQuote(db, {
    ...head,
    poNumber: quote.poNumber ?? null,
    reference: quote.reference ?? null,
    remarks: quote.remarks ?? null,
    customerId,
    as: quote.as ?? 'REQUEST',
    source: quote.source ?? 'PORTAL',
    placedById: viewer.userId,
    actingById: null,
    contactId: viewer.isStaff ? null : viewer.userId,
    lines,
    action: viewer.isStaff ? 'CREATE' : 'REQUEST',
    now: at,
  });
  return id;
}

type Scene = { viewer: Viewer; settings: Settings; now: Date };

// The quotes' own history records the demo's past.
const record = () => undefined;

async function take(db: Database, priceQuoteId: number, step: QuoteStep, scene: Scene): Promise<void> {
  const { viewer, now } = scene;
  if (step.kind === 'NOTE') {
    const { visibility, text } = step;
    await db.note.create({
      data: { priceQuoteId, visibility, text, authorId: viewer.userId, createdAt: now },
      select: { id: true },
    });
    return;
  }
  await db.$transaction((tx) =>
    step.kind === 'PRICE' ? price(tx, priceQuoteId, step, scene) : act(tx, priceQuoteId, step, scene),
  );
}

async function act(
  tx: Prisma.TransactionClient,
  priceQuoteId: number,
  { action, reason, target }: Extract<QuoteStep, { kind: 'ACTION' }>,
  { viewer, settings, now }: Scene,
): Promise<void> {
  const context = { viewer, now, requestId: 'demo', address: '' };
  if (action === 'ACCEPT') {
    const acceptance = { lineKeys: null };
    await acceptQuote(tx, context, {
      priceQuoteId,
      version: null,
      acceptance,
      settings,
      seen: ExpectedTotal.none,
      record,
    });
    return;
  }
  const quote = await storedQuote(tx, { viewer }, { priceQuoteId });
  const targets = (target === undefined ? [] : (quote.currentVersion?.lines ?? [])).flatMap(
    ({ lineKey, unitPrice }) =>
      unitPrice === null || target === undefined
        ? []
        : [{ lineKey, unitPrice: unitPrice.mul(target).toFixed(2) }],
  );
  const order = { priceQuoteId, action, reason, targets };
  await moveQuote(tx, context, { quote, order, settings, record });
}

/** Sets agreed prices that differ from the calculated ones. */
async function price(
  tx: Prisma.TransactionClient,
  priceQuoteId: number,
  { factor, reason: priceReason }: Extract<QuoteStep, { kind: 'PRICE' }>,
  { viewer }: Scene,
): Promise<void> {
  const edited = await editedQuote(tx, { viewer }, { priceQuoteId, edit: 'PRICES' });
  const lines = edited.lines.map((line) => {
    if (line.calculatedPrice === null) return line;
    const unitPrice = decimal(line.calculatedPrice).mul(factor).toFixed(2);
    return { ...line, unitPrice, priceReason, priceAuthorId: viewer.userId };
  });
  for (const { lineKey, unitPrice, priceAuthorId } of lines)
    await tx.priceQuoteLine.updateMany({
      where: { versionId: edited.version.id, lineKey },
      data: { unitPrice, priceAuthorId, priceReason },
    });
  await saveEdit(tx, edited, lines);
}
