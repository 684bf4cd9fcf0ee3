import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { priceConfiguration } from '../../../server/domains/pricing/calculation/price-configuration.ts';
import { acceptQuote } from '../../../server/domains/quotes/accept/accept-quote.ts';
import { newLine } from '../../../server/domains/quotes/lines/quote-line.ts';
import { createQuote } from '../../../server/domains/quotes/quote/create-quote.ts';
import { customerHead } from '../../../server/domains/quotes/requests/request-defaults.ts';
import type { QuoteAction } from '../../../server/domains/quotes/rules/transition.ts';
import { expireQuotes } from '../../../server/domains/quotes/tasks/expire-quotes.ts';
import { moveQuote } from '../../../server/domains/quotes/transitions/perform-transition.ts';
import { storedQuote } from '../../../server/domains/quotes/transitions/stored-quote.ts';
import { readSettings } from '../../../server/domains/settings/read-settings.ts';
import type { Settings } from '../../../server/domains/settings/settings.ts';
import { daysAgo } from './days-ago.ts';
import { personOf } from './people/person-of.ts';

const SALES = 'sales@aurifex.test';
/** May send below the margin floor, where bands lie. */
const ADMINISTRATOR = 'admin@aurifex.test';

/** A step of a quote: who did what, so many days ago. */
type Step = {
  days: number;
  action: QuoteAction;
  reason?: string;
  /** Wished for a piece in parts of the offered price. */
  target?: number;
};

/** A quote that somebody asked for, and what became of it; pieces by code. */
type DemoQuote = {
  by: string;
  days: number;
  as?: 'TEMPORARY' | 'OFFER';
  source?: 'VLORA';
  poNumber?: string;
  notes?: string;
  pieces: readonly (readonly [code: string, quantity: number, size: string | null])[];
  steps: readonly Step[];
};

const BUYER = 'buyer@luna.test';
const APPROVER = 'approver@luna.test';
const FRENCH = 'acheteuse@bellerose.test';
const RING = ['RS-101', 1, '6.5'] as const;
const BAND = ['BD-101', 2, '10'] as const;
const CHAINS = ['CH-101', 6, null] as const;

const step = (days: number, action: QuoteAction, more: Omit<Step, 'days' | 'action'> = {}): Step => ({
  days,
  action,
  ...more,
});
const OFFERED = (days: number) => [step(days, 'REVIEW'), step(days - 0.5, 'SEND')];

/** Quotes in every state that lasts, some of them negotiated over several versions. */
const QUOTES: readonly DemoQuote[] = [
  { by: SALES, days: 1, as: 'OFFER', notes: 'Autumn assortment', pieces: [BAND, CHAINS], steps: [] },
  { by: BUYER, days: 2, as: 'TEMPORARY', pieces: [RING], steps: [] },
  { by: BUYER, days: 1, poNumber: 'PO-7731', pieces: [RING, BAND], steps: [] },
  { by: FRENCH, days: 2, notes: 'Pour la vitrine de Noël.', pieces: [CHAINS], steps: [] },
  { by: BUYER, days: 3, notes: 'Twelve for the trunk show?', pieces: [CHAINS], steps: [step(2, 'REVIEW')] },
  {
    by: BUYER,
    days: 4,
    pieces: [RING],
    steps: [step(3, 'ASK_INFO', { reason: 'Which finish shall the shank have?' })],
  },
  { by: BUYER, days: 6, poNumber: 'PO-7702', pieces: [RING, BAND], steps: OFFERED(4) },
  { by: FRENCH, days: 8, pieces: [RING], steps: OFFERED(6) },
  {
    by: BUYER,
    days: 12,
    pieces: [CHAINS],
    steps: [...OFFERED(10), step(8, 'COUNTER', { reason: 'We take a dozen a month.', target: 0.95 })],
  },
  {
    by: BUYER,
    days: 30,
    poNumber: 'PO-7588',
    pieces: [BAND, CHAINS],
    steps: [
      ...OFFERED(28),
      step(26, 'COUNTER', { reason: 'Can you meet us half way?', target: 0.96 }),
      step(25, 'REVISE'),
      step(24, 'SEND'),
      step(23, 'RECALL'),
      step(22, 'SEND'),
      step(20, 'ACCEPT'),
    ],
  },
  {
    by: BUYER,
    days: 40,
    pieces: [RING],
    steps: [...OFFERED(38), step(35, 'DECLINE', { reason: 'The client chose another stone.' })],
  },
  { by: FRENCH, days: 45, pieces: [BAND], steps: OFFERED(43) },
  { by: BUYER, days: 50, pieces: [CHAINS], steps: [step(49, 'WITHDRAW')] },
  { by: BUYER, days: 55, pieces: [RING], steps: [...OFFERED(53), step(50, 'REPLACE')] },
  { by: BUYER, days: 60, source: 'VLORA', pieces: [BAND], steps: [...OFFERED(58), step(55, 'ACCEPT')] },
];

/** Quotes of the demo customers, by the quotes' own functions. */
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
    for (const each of quote.steps) {
      const viewer = person(doerOf(quote, each));
      await take(db, id, each, { viewer, settings, now: daysAgo(now, each.days) });
    }
  }
  await expireQuotes(db, now);
}

/** Staff do what is theirs; acceptance needs somebody with that permission, the rest is done by whoever asked. */
function doerOf({ by }: DemoQuote, { action }: Step): string {
  if (action === 'ACCEPT') return APPROVER;
  if (action === 'SEND') return ADMINISTRATOR;
  return ['COUNTER', 'DECLINE', 'WITHDRAW', 'ANSWER'].includes(action) ? by : SALES;
}

async function begin(
  db: Database,
  quote: DemoQuote,
  { viewer, offeredTo, now }: { viewer: Viewer; offeredTo: number; now: Date },
): Promise<number> {
  const at = daysAgo(now, quote.days);
  const customerId = viewer.customerId ?? offeredTo;
  const head = await customerHead(db, customerId);
  if (!head) throw new Error(`There is no customer ${customerId}.`);
  const lines = [];
  for (const [rank, [code, quantity, size]] of quote.pieces.entries()) {
    const { id: itemTypeId } = await db.itemType.findUniqueOrThrow({ where: { code }, select: { id: true } });
    const priced = await priceConfiguration(db, {
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
    remarks: quote.notes ?? null,
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

async function take(
  db: Database,
  priceQuoteId: number,
  { action, reason, target }: Step,
  { viewer, settings, now }: { viewer: Viewer; settings: Settings; now: Date },
): Promise<void> {
  const context = { viewer, now, requestId: 'demo', address: '' };
  // The past of the demo is told by the quotes' own history.
  const record = () => undefined;
  await db.$transaction(async (tx) => {
    if (action === 'ACCEPT') {
      const acceptance = { lineKeys: null };
      await acceptQuote(tx, context, { priceQuoteId, version: null, acceptance, settings, record });
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
  });
}
