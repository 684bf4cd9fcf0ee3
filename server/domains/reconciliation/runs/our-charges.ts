import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { GatewayCode } from '../../../gateways/gateway.ts';
import { decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { ChargeState } from '../../paying/rules/charge-step.ts';
import type { OurCharge } from '../rules/compare-books.ts';

/** Charges per query. */
const CHUNK = 2_000;

const CHARGE_SELECT = {
  id: true,
  gatewayKey: true,
  reference: true,
  state: true,
  amount: true,
  currency: true,
  createdAt: true,
  authorizedAt: true,
  recordedAt: true,
  endedAt: true,
  payments: { select: { reversed: true, updatedAt: true } },
  refunds: {
    select: { amount: true, state: true, entryId: true, reference: true, createdAt: true, endedAt: true },
  },
} satisfies Prisma.ChargeSelect;

type ChargeRow = Prisma.ChargeGetPayload<{ select: typeof CHARGE_SELECT }>;

/** The charges of a gateway that began between two times. */
export async function ourCharges(
  db: Database,
  gateway: GatewayCode,
  { from, until }: { from: Date; until: Date },
): Promise<OurCharge[]> {
  const found: OurCharge[] = [];
  for (let after = 0; ; ) {
    const rows = await db.charge.findMany({
      where: { gateway, createdAt: { gte: from, lte: until }, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: CHUNK,
      select: CHARGE_SELECT,
    });
    const chargebacks = await chargebacksAmong(db, gateway, rows);
    found.push(...rows.map((row) => ourCharge(row, chargebacks)));
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < CHUNK) return found;
  }
}

/** References of chargeback events, which are not refunds. */
async function chargebacksAmong(
  db: Database,
  gateway: GatewayCode,
  rows: readonly ChargeRow[],
): Promise<ReadonlySet<string>> {
  const reported = rows.flatMap(({ refunds }) =>
    refunds.flatMap(({ state, reference }) => (state === 'TOLD' && reference !== null ? [reference] : [])),
  );
  if (reported.length === 0) return new Set();
  const events = await db.gatewayEvent.findMany({
    where: { gateway, kind: 'CHARGEBACK', eventId: { in: reported } },
    select: { eventId: true },
  });
  return new Set(events.map(({ eventId }) => eventId));
}

function ourCharge(row: ChargeRow, chargebacks: ReadonlySet<string>): OurCharge {
  const refunds = row.refunds.filter((refund) => isForGateway(refund, chargebacks));
  const times = [
    row.createdAt,
    row.authorizedAt,
    row.recordedAt,
    row.endedAt,
    ...row.payments.flatMap(({ reversed, updatedAt }) => (decimal(reversed).isZero() ? [] : [updatedAt])),
    ...row.refunds.flatMap(({ createdAt, endedAt }) => [createdAt, endedAt]),
  ];
  return {
    id: row.id,
    key: row.gatewayKey,
    reference: row.reference,
    // Only these values are written to this column.
    state: row.state === 'CAPTURED' && isReversed(row) ? 'REVERSED' : (row.state as ChargeState),
    money: {
      amount: decimal(row.amount).minus(isReversed(row) ? ZERO : reversedOf(row)),
      currency: row.currency,
    },
    refunded: sumMoney(refunds.map(({ amount }) => decimal(amount))),
    at: row.createdAt,
    changedAt: new Date(Math.max(...times.map((time) => time?.getTime() ?? 0))),
  };
}

/** Whether all payments of a charge were reversed. */
function isReversed({ payments }: ChargeRow): boolean {
  return payments.length > 0 && payments.every(({ reversed }) => !decimal(reversed).isZero());
}

function reversedOf({ payments }: ChargeRow): Money {
  return sumMoney(payments.map(({ reversed }) => decimal(reversed)));
}

/** Whether the gateway knows a refund: it was sent from here, or reported by the gateway itself. */
function isForGateway(
  { state, entryId, reference }: ChargeRow['refunds'][number],
  chargebacks: ReadonlySet<string>,
): boolean {
  if (state === 'TOLD') return entryId === null && !chargebacks.has(reference ?? '');
  return state !== 'DECLINED';
}
