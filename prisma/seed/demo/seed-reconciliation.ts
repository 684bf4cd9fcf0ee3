import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { keepDifferences } from '../../../server/domains/reconciliation/findings/keep-differences.ts';
import {
  compareBooks,
  type OurCharge,
  type TheirTransaction,
} from '../../../server/domains/reconciliation/rules/compare-books.ts';
import { comparedTime } from '../../../server/domains/reconciliation/rules/compared-days.ts';
import { ourCharges } from '../../../server/domains/reconciliation/runs/our-charges.ts';
import { readSettings } from '../../../server/domains/settings/read-settings.ts';
import type { GatewayCode } from '../../../server/gateways/gateway.ts';
import { addDays, addHours, dateOfIsoDay, isoDayOf } from '../../../server/lib/calendar.ts';
import { decimal } from '../../../server/lib/money.ts';
import { personOf } from './people/person-of.ts';

const FINANCE = 'finance@aurifex.test';

/** Number of the demo's payments that Square has captured. */
const PAID_BY_CARD = 3;

/** Number of days that finance compared, in addition to the daily 31. No daily run checks them again. */
const COMPARED_DAYS = 91;

/** Reconciliations with gateways: one without differences, and one with a difference of each important kind. */
export async function seedReconciliation(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  const finance = personOf(viewers)(FINANCE);
  const { COMPANY } = await readSettings(db);
  const today = isoDayOf(now, COMPANY.timeZone);
  const days = { from: addDays(today, -COMPARED_DAYS), until: addDays(today, -32) };
  await chargeCards(db, dateOfIsoDay(days.from));
  const compare = async (gateway: GatewayCode, theirsOf: (ours: OurCharge[]) => TheirTransaction[]) => {
    const time = comparedTime(days, { gateway, timeZone: COMPANY.timeZone, now });
    const ours = await ourCharges(db, gateway, time);
    const theirs = theirsOf(ours);
    const run = await db.reconciliationRun.create({
      data: {
        gateway,
        from: dateOfIsoDay(days.from),
        until: dateOfIsoDay(days.until),
        state: 'WAITING',
        userId: finance.userId,
        createdAt: addHours(now, -20),
      },
    });
    const counts = { chargeCount: ours.length, transactionCount: theirs.length };
    const differences = compareBooks(ours, theirs, time);
    await keepDifferences(db, run, { differences, time, ...counts, now: addHours(now, -20) });
  };
  await compare('NMI', () => []);
  await compare('SQUARE', booksOfSquare);
  await db.reconciliationFinding.updateMany({
    where: { kind: 'DUPLICATE' },
    data: {
      state: 'RESOLVED',
      resolvedById: finance.userId,
      resolvedAt: addHours(now, -19),
      reason: 'The second one was given back at Square.',
    },
  });
}

/** Creates the charges of card payments. */
async function chargeCards(db: Database, from: Date): Promise<void> {
  const payments = await db.payment.findMany({
    where: { method: 'CARD', reversed: 0, refunded: 0, chargeId: null, receivedOn: { gt: from } },
    orderBy: { receivedOn: 'asc' },
    take: PAID_BY_CARD,
  });
  for (const { id, customerId, userId, amount, currency, receivedOn } of payments) {
    const at = addHours(receivedOn, 17);
    const charge = await db.charge.create({
      data: {
        customerId,
        userId,
        requestKey: `demo ${id}`,
        requestHash: '',
        purpose: 'INVOICES',
        gateway: 'SQUARE',
        gatewayKey: `ax-demo-${id}`,
        reference: `DEMO-${1_000 + id}`,
        amount,
        currency,
        state: 'CAPTURED',
        plan: {},
        cardBrand: 'VISA',
        cardLast4: '1111',
        createdAt: at,
        authorizedAt: at,
        recordedAt: at,
        endedAt: at,
      },
    });
    await db.payment.update({ where: { id }, data: { chargeId: charge.id } });
  }
}

/**
 * Square's transactions for the same charges: the first has another amount and is duplicated, the second is missing,
 * the third is refunded.
 */
function booksOfSquare(ours: OurCharge[]): TheirTransaction[] {
  const [first, , third] = ours.map(({ key, reference, money, refunded, at }) => ({
    reference: reference ?? randomUUID(),
    key,
    state: 'CAPTURED' as const,
    money,
    refunded,
    at,
  }));
  if (!first) return [];
  const more = { ...first.money, amount: first.money.amount.plus(decimal('9')) };
  const counter = { amount: decimal('85.00'), currency: first.money.currency };
  return [
    { ...first, money: more },
    { ...first, reference: 'DEMO-TWICE' },
    { ...first, key: null, reference: 'DEMO-COUNTER', money: counter, at: addHours(first.at, 3) },
    ...(third ? [{ ...third, refunded: decimal('20.00') }] : []),
  ];
}
