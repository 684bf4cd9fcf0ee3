import { randomUUID } from 'node:crypto';
import { settleCharges } from '../../server/domains/paying/charges/settle-charges.ts';
import { settlePayPalOrders } from '../../server/domains/paying/charges/settle-pay-pal-orders.ts';
import { followGatewayEvent } from '../../server/domains/paying/refunds/follow-gateway-event.ts';
import { passOnRefunds } from '../../server/domains/paying/refunds/pass-on-refunds.ts';
import { ENTRY_SELECT, ledgerEntries } from '../../server/domains/payments/ledger/ledger-entries.ts';
import { paymentSums } from '../../server/domains/payments/rules/ledger.ts';
import { compareBooks } from '../../server/domains/reconciliation/rules/compare-books.ts';
import { ourCharges } from '../../server/domains/reconciliation/runs/our-charges.ts';
import { theirTransactions } from '../../server/domains/reconciliation/runs/their-books.ts';
import type { CardGatewayCode } from '../../server/gateways/create-gateways.ts';
import type { GatewayTransaction } from '../../server/gateways/gateway.ts';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { decimal, sumMoney } from '../../server/lib/money.ts';
import { createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { bill, newInvoice } from '../../server/test/money/invoices.ts';
import { pay, sandboxCard } from '../../server/test/money/paying.ts';
import { sandboxOfTest } from '../../server/test/money/payments-sandbox.ts';
import { run as ask } from '../../server/test/run.ts';
import { testServices } from '../../server/test/services.ts';
import { openShop } from '../../server/test/shop.ts';

/** Behaviour of a card's bank. */
export const CARDS = [
  'ok',
  'declined',
  'lost-answer',
  'capture-declined',
  'capture-late',
  'capture-late-declined',
  'capture-lost',
  'held-less',
  'held-jpy',
  'taken-less',
] as const;

/** Decisions of a PayPal buyer for some cards; all others pay. */
const DECISIONS: Partial<Record<(typeof CARDS)[number], string>> = {
  declined: 'empty',
  'capture-declined': 'empty',
  'lost-answer': 'lost',
  'capture-lost': 'lost',
  'capture-late': 'late',
  'capture-late-declined': 'late',
};

const START = `mutation ($input: StartPayPalPaymentInput!) { result: startPayPalPayment(input: $input) {
  ... on StartPayPalPaymentSuccess { approveUrl payPalOrderId } } }`;
const KEEP = `mutation ($input: AddPayPalOverpaymentInput!) { result: addPayPalOverpayment(input: $input) { __typename } }`;

/** A random action on card payments. */
export type ChargeAct =
  | { kind: 'PAY'; card: (typeof CARDS)[number] }
  /** `which` counts from the newest payment. */
  | { kind: 'REVERSE' | 'REFUND' | 'APPLY'; which: number; percent: number }
  | { kind: 'SETTLE' | 'PASS_ON' }
  | {
      kind: 'TOLD';
      which: number;
      event: 'CAPTURED' | 'REFUNDED' | 'CHARGEBACK';
      money: readonly [amount: string, currency: string];
    };

/** A history of actions. */
type History = {
  run: (act: ChargeAct) => Promise<void>;
  /** Invariants that the ledger violates, alone or compared with the bank. */
  brokenInvariants: () => Promise<string[]>;
  /** Runs all tasks and the reconciliation; returns what is open or differs. */
  end: () => Promise<string[]>;
};

/** A shop with its own bank behind one of the gateways, for histories of charges. */
export async function chargedShop(gateway: CardGatewayCode | 'PAYPAL'): Promise<{ begin: () => History }> {
  const { db } = await testDatabase();
  const sandbox = await sandboxOfTest({ timeoutMs: 400 });
  const gateways = { ...sandbox.gateways, standard: gateway === 'PAYPAL' ? null : gateway };
  const shop = await openShop(db);
  const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
  const services = { ...(await testServices()), gateways };
  const desk = { db, services };
  // Whole seconds, because NMI has no fractions.
  const openedAt = new Date(Math.floor(Date.now() / 1000) * 1000);

  async function settle(minutes = 0): Promise<void> {
    await db.charge.updateMany({ data: { leasedUntil: null } });
    await settlePayPalOrders(desk, new Date(Date.now() + minutes * 60_000));
    await settleCharges(desk, new Date(Date.now() + minutes * 60_000));
  }

  /** The bank's state of a charge. */
  async function atBank(charge: {
    gatewayKey: string;
    requestKey: string;
  }): Promise<GatewayTransaction | null> {
    if (gateway !== 'PAYPAL') return (await gateways.cards(gateway)?.find(charge.gatewayKey)) ?? null;
    const order = await gateways.payPal?.showOrder(charge.requestKey.replace('paypal ', ''));
    return order?.capture ?? null;
  }

  let payers = 0;

  /** Pays with PayPal; every second payer retries, the others never return. */
  async function payByPayPal(card: (typeof CARDS)[number]): Promise<void> {
    const input = { amount: '41.50', returnPath: '/backoffice/financial/payments/pay' };
    const { data } = await ask(owner, START, { input }, { gateways });
    const { approveUrl, payPalOrderId } = data.result;
    const body = new URLSearchParams({ decision: DECISIONS[card] ?? 'pay' });
    await fetch(approveUrl, { method: 'POST', body, redirect: 'manual' });
    payers += 1;
    for (const _try of payers % 2 === 0 ? [1, 2] : [1])
      await ask(owner, KEEP, { input: { payPalOrderId } }, { gateways });
  }

  async function payOne(card: (typeof CARDS)[number]): Promise<void> {
    if (gateway === 'PAYPAL') return payByPayPal(card);
    const { globalId, total } = await newInvoice(shop, shop.buyer);
    await pay(
      owner,
      { gateways },
      {
        invoices: [{ id: globalId }],
        prepayments: [],
        credits: [],
        amount: decimal(total).plus('10').toFixed(2),
        acceptOverpayment: true,
        card: sandboxCard(card, gateway),
      },
    );
  }

  return {
    begin: () => {
      const beganAt = new Date();
      const where = { createdAt: { gte: beganAt } };
      const charges = () =>
        db.charge.findMany({ where, orderBy: { id: 'asc' }, include: { payments: true, refunds: true } });

      async function run(act: ChargeAct): Promise<void> {
        switch (act.kind) {
          case 'PAY':
            return payOne(act.card);
          case 'SETTLE':
            return settle();
          case 'PASS_ON':
            return passOnRefunds(desk, new Date());
          case 'TOLD':
            return deliverEvent(act);
          default:
            return staff(act);
        }
      }

      async function staff({ kind, which, percent }: ChargeAct & { which: number; percent: number }) {
        const payments = (await charges()).flatMap((charge) => charge.payments);
        const payment = payments.at(-1 - which);
        if (!payment) return;
        const id = encodeGlobalId('Payment', payment.id);
        if (kind === 'REVERSE') await bill(shop.admin, 'reversePayment', { id, reason: 'It bounced' });
        if (kind === 'APPLY') await bill(shop.admin, 'applyPayment', { id });
        if (kind !== 'REFUND') return;
        const amount = decimal(payment.amount).mul(percent).div(100).toFixed(2);
        const idempotencyKey = randomUUID();
        const refund = { id, amount, reason: 'Too much', reopenInvoices: percent > 10, idempotencyKey };
        await bill(shop.admin, 'refundPayment', refund);
      }

      async function deliverEvent({
        which,
        event: kind,
        money: [amount, currency],
      }: ChargeAct & { kind: 'TOLD' }) {
        const known = (await charges()).filter(({ reference }) => reference !== null);
        const charge = known.at(-1 - which);
        if (!charge) return;
        const event = await db.gatewayEvent.create({
          data: {
            gateway: charge.gateway,
            eventId: randomUUID(),
            kind,
            reference: charge.reference,
            refundReference: randomUUID(),
            amount,
            currency,
            happenedAt: new Date(),
          },
        });
        await followGatewayEvent(event, { db, databaseUrl: '', services, now: new Date() });
      }

      async function brokenInvariants(): Promise<string[]> {
        const broken: string[] = [];
        for (const charge of await charges()) {
          const invariant = (holds: boolean, text: string) => {
            if (!holds) broken.push(`charge ${charge.id} (${charge.state}): ${text}`);
          };
          const bank = await atBank(charge);
          const isTaken = charge.state === 'CAPTURED';
          const isOver = ['DECLINED', 'RELEASED', 'UNDONE'].includes(charge.state);
          const back = sumMoney(
            charge.refunds.filter(({ state }) => state === 'DONE').map(({ amount }) => decimal(amount)),
          );
          if (isTaken) {
            invariant(
              bank?.state === 'CAPTURED' || bank?.state === 'REFUNDED',
              `the bank has it ${bank?.state}`,
            );
            invariant(bank?.money.amount.equals(charge.amount) === true, 'the bank took another amount');
            invariant(bank?.money.currency === charge.currency, 'the bank took another currency');
            invariant(bank?.refunded.equals(back) === true, 'the bank gave back something else');
          }
          const holds = bank?.state === 'AUTHORIZED' || bank?.state === 'CAPTURED';
          if (isOver) invariant(!holds, `the bank still has it ${bank?.state}`);
          if (isOver)
            invariant(
              charge.payments.every(({ reversed, amount }) => reversed.equals(amount)),
              'it is booked',
            );
          for (const payment of charge.payments) {
            const { amount, applied, refunded, reversed, available, pending } = payment;
            const entries = await db.ledgerEntry.findMany({
              where: { paymentId: payment.id },
              select: ENTRY_SELECT,
            });
            const sums = paymentSums(ledgerEntries(entries));
            invariant(
              applied.plus(refunded).plus(reversed).plus(available).plus(pending).equals(amount),
              'cents are lost',
            );
            invariant(
              sums.applied.equals(applied) && sums.refunded.equals(refunded),
              'the ledger says otherwise',
            );
            invariant(sums.available.equals(available.plus(pending)), 'the ledger has another rest');
            invariant(!available.isNegative() && !pending.isNegative(), 'less than nothing is left');
            invariant(
              isTaken ? pending.isZero() : available.isZero(),
              'money can be spent that no bank gave',
            );
            invariant(isTaken || refunded.isZero(), 'money went back that no bank gave');
            invariant(!isTaken || reversed.isZero(), 'money was taken back that a bank gave');
          }
        }
        const owed = await db.invoice.count({ where: { ...where, balance: { lt: 0 } } });
        return owed === 0 ? broken : [...broken, `${owed} invoices are paid twice`];
      }

      async function end(): Promise<string[]> {
        for (const minutes of [0, 11, 11]) await settle(minutes);
        await passOnRefunds(desk, new Date());
        await passOnRefunds(desk, new Date());
        const open = (await charges()).filter(
          ({ state }) => !['CAPTURED', 'DECLINED', 'RELEASED', 'UNDONE'].includes(state),
        );
        const now = new Date();
        // Of all histories, because NMI cannot distinguish times within a second.
        const time = { from: openedAt, until: now };
        const theirs = await theirTransactions(gateways, gateway, { ...time, now });
        const differences = compareBooks(await ourCharges(db, gateway, time), theirs, {
          ...time,
          settledBefore: new Date(now.getTime() + 60_000),
        });
        return [
          ...(await brokenInvariants()),
          ...open.map(({ id, state }) => `charge ${id} is ${state} yet`),
          ...differences.map(({ kind, chargeId }) => `charge ${chargeId}: ${kind}`),
        ];
      }

      return { run, brokenInvariants, end };
    },
  };
}
