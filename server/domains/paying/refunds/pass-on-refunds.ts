import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../../database/generated/client.ts';
import { requireGateway } from '../../../gateways/create-gateways.ts';
import { GatewayDeclined } from '../../../gateways/gateway.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import { ENTRY_SELECT, ledgerEntries } from '../../payments/ledger/ledger-entries.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { lockLedger, writeEntries } from '../../payments/ledger/write-entries.ts';
import { reversalsOf } from '../../payments/rules/ledger.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { ChargeDeps } from '../charges/charge-deps.ts';
import { forEachIndependently } from '../charges/for-each-independently.ts';
import { viewerOfPayer } from '../charges/payer.ts';

/** Maximum number of refunds per run. */
const AT_ONCE = 100;

const STARTED = { id: true, gatewayKey: true, amount: true, entryId: true, charge: true } as const;

type StartedRefund = Prisma.GatewayRefundGetPayload<{ select: typeof STARTED }>;

/**
 * Sends refunds of card payments to the gateway that captured the money, each only once. A refund that the gateway
 * declines is reversed in the ledger, with the gateway's message as the reason. A failing refund does not block the
 * others.
 */
export async function passOnRefunds(deps: ChargeDeps, now: Date): Promise<void> {
  await begin(deps);
  const started = await deps.db.gatewayRefund.findMany({
    where: { state: 'STARTED' },
    // Failed refunds come after those that were not tried yet, so that none blocks the others.
    orderBy: [{ triedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    take: AT_ONCE,
    select: STARTED,
  });
  await forEachIndependently('Refunds that could not be passed on', started, {
    work: (refund) => passOn(deps, refund, now),
    noteFailure: ({ id }, { message }) =>
      deps.db.gatewayRefund.updateMany({
        where: { id },
        data: { lastError: message.slice(0, 500), triedAt: now },
      }),
  });
}

async function passOn(
  deps: ChargeDeps,
  { id, gatewayKey, amount, entryId, charge }: StartedRefund,
  now: Date,
): Promise<void> {
  try {
    const reference = await requireGateway(deps.services.gateways, charge.gateway).refund({
      key: gatewayKey,
      reference: charge.reference ?? '',
      money: { amount: decimal(amount), currency: charge.currency },
    });
    const done = { state: 'DONE', reference, endedAt: now, lastError: null };
    await deps.db.gatewayRefund.updateMany({ where: { id, state: 'STARTED' }, data: done });
  } catch (error) {
    if (!(error instanceof GatewayDeclined)) throw error;
    await reverse(deps, { id, entryId, charge, reason: error.texts.join(' '), now });
  }
}

/** Registers refunds of card payments that were not sent to a gateway. */
async function begin({ db }: ChargeDeps): Promise<void> {
  const entries = await db.ledgerEntry.findMany({
    where: {
      kind: 'PAYMENT_REFUNDED',
      reversesId: null,
      reversedBy: { is: null },
      gatewayRefund: { is: null },
      payment: { is: { refunded: { gt: 0 }, charge: { is: { state: 'CAPTURED' } } } },
    },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
    select: {
      id: true,
      amount: true,
      payment: { select: { charge: { select: { id: true, gateway: true } } } },
    },
  });
  await db.gatewayRefund.createMany({
    data: entries.flatMap(({ id, amount, payment }) =>
      payment?.charge
        ? [
            {
              chargeId: payment.charge.id,
              entryId: id,
              gateway: payment.charge.gateway,
              gatewayKey: `rf-${randomUUID()}`,
              amount,
              state: 'STARTED',
            },
          ]
        : [],
    ),
    skipDuplicates: true,
  });
}

type Refused = {
  id: number;
  entryId: number | null;
  charge: { customerId: number; currency: string; userId: number; actingById: number | null };
  reason: string;
  now: Date;
};

/** Reverses a refund that failed, so that the payment has the money again. */
async function reverse({ db }: ChargeDeps, { id, entryId, charge, reason, now }: Refused): Promise<void> {
  const { customerId, currency } = charge;
  await db.$transaction(async (tx) => {
    const { COMPANY } = await readSettings(tx);
    await lockLedger(tx, customerId);
    const ended = { state: 'DECLINED', endedAt: now, lastError: reason };
    const { count } = await tx.gatewayRefund.updateMany({ where: { id, state: 'STARTED' }, data: ended });
    if (count === 0 || entryId === null) return;
    const rows = await tx.ledgerEntry.findMany({
      where: { OR: [{ id: entryId }, { reversesId: entryId }] },
      select: ENTRY_SELECT,
    });
    const entries = reversalsOf(ledgerEntries(rows));
    if (entries.length === 0) return;
    const actor = { viewer: viewerOfPayer(charge), now };
    const bookedOn = isoDayOf(now, COMPANY.timeZone);
    await writeEntries(tx, actor, { customerId, currency, bookedOn, reason, entries });
    const paymentIds = entries.flatMap(({ paymentId }) => paymentId ?? []);
    await settleAccounts(tx, { invoiceIds: [], paymentIds, now });
  });
}
