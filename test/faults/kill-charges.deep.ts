import { expect, test } from '@jest/globals';
import type { ProductProcess } from '../../scripts/measure/product-process.ts';
import { settleCharges } from '../../server/domains/paying/charges/settle-charges.ts';
import { createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { newInvoice } from '../../server/test/money/invoices.ts';
import { sandboxCard } from '../../server/test/money/paying.ts';
import { sandboxOfTest } from '../../server/test/money/payments-sandbox.ts';
import { newSalesOrder } from '../../server/test/orders/sales-orders.ts';
import { testServices } from '../../server/test/services.ts';
import { openShop } from '../../server/test/shop.ts';
import { ask } from './ask.ts';
import { commits, type FrontendMessage } from './frontend-messages.ts';
import { openProxy, type Strike } from './postgres-proxy.ts';
import { endProcessesAtLast, startProcess } from './product-process.ts';

endProcessesAtLast();
const { db, url } = await testDatabase();
const sandbox = await sandboxOfTest();
const shop = await openShop(db);
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
const proxy = await openProxy(url);
/** Background tasks would mix with the messages of the payment. */
const SETTINGS = { WORKER: 'apart', PAYMENTS_SANDBOX_URL: sandbox.url };

/** Whether a message writes a word. */
const writes = (word: string) => (message: FrontendMessage) =>
  message.type === 'B' && message.bytes.includes(word);

/** The first message that writes a word. */
const atFirst =
  (word: string, where: 'before' | 'after'): Strike['at'] =>
  (message, received) =>
    writes(word)(message) && !received.slice(0, -1).some(writes(word)) ? where : null;

/** The commit of the booking. */
const atCommit =
  (where: 'before' | 'after'): Strike['at'] =>
  (message, received) =>
    commits(message) && received.some(writes('RECORDED')) ? where : null;

/** Points at which the product is killed, and whether the charge is booked then. */
const POINTS: readonly [string, Strike['at'], boolean][] = [
  ['before the charge is kept', atFirst('STARTED', 'before'), false],
  ['before the bank is asked', atFirst('STARTED', 'after'), false],
  ['after the bank has held the money', atFirst('AUTHORIZED', 'before'), false],
  ['after that is kept', atFirst('AUTHORIZED', 'after'), false],
  ['while it is recorded', atFirst('RECORDED', 'before'), false],
  ['before the record is committed', atCommit('before'), false],
  ['when the record is committed', atCommit('after'), true],
  ['after the money was taken', atFirst('CAPTURED', 'before'), true],
  ['after that is kept, before the answer', atFirst('CAPTURED', 'after'), true],
];

/** What is paid: its preparation, and the call that pays 9.00 of it by card. */
const PAID = {
  invoice: {
    make: async () => (await newInvoice(shop, shop.buyer)).globalId,
    query: `mutation ($input: PayInvoicesInput!) { result: payInvoices(input: $input) { __typename
      ... on MutationError { code } ... on PayInvoicesSuccess { isConfirmed payments { number } invoices { number balance } } } }`,
    input: (id: string) => ({ invoices: [{ id, amount: '9.00' }], prepayments: [], credits: [] }),
  },
  deposit: {
    make: async () => (await newSalesOrder(shop, shop.buyer)).globalId,
    query: `mutation ($input: PayDepositInput!) { result: payDeposit(input: $input) { __typename
      ... on MutationError { code } ... on PayDepositSuccess { isConfirmed payment { number } salesOrder { payment { balance } } } } }`,
    input: (id: string) => ({ id, amount: '9.00' }),
  },
} as const;

type Paid = keyof typeof PAID;

async function pay(
  server: ProductProcess,
  { what, key, id }: { what: Paid; key: string; id: string },
): Promise<{ __typename?: string }> {
  const { query, input } = PAID[what];
  const variables = { input: { ...input(id), card: sandboxCard(), idempotencyKey: key } };
  const { result } = await ask(server, { as: owner, query, variables });
  return result;
}

/** The state of a key in our books and at the bank: charges, payments, and reserved or captured money. */
async function books(key: string) {
  const charges = await db.charge.findMany({
    where: { requestKey: key },
    include: { payments: true },
    orderBy: { attempt: 'asc' },
  });
  const gateway = sandbox.gateways.cards('SQUARE');
  const there = await Promise.all(charges.map(async (each) => (await gateway?.find(each.gatewayKey))?.state));
  return {
    payments: charges.flatMap(({ payments }) => payments).length,
    states: charges.map(({ state }) => state),
    there: there.filter((state) => state !== undefined && state !== 'RELEASED'),
  };
}

/** Runs the task as if the lease of the killed process had expired, `minutes` later. */
async function settle(minutes: number): Promise<void> {
  await db.charge.updateMany({ data: { leasedUntil: null } });
  const services = { ...(await testServices()), gateways: sandbox.gateways };
  await settleCharges({ db, services }, new Date(Date.now() + minutes * 60_000));
}

test.each<Paid>(['invoice', 'deposit'])(
  'a payment of %s that was killed anywhere is completed or let go by itself, and paid once by the next try',
  async (what) => {
    let server = await startProcess(proxy.url, SETTINGS);
    for (const [index, [where, at, isRecorded]] of POINTS.entries()) {
      for (const next of ['task', 'try'] as const) {
        const key = `killed-${what}-${index}-${next}`;
        const paid = { what, key, id: await PAID[what].make() };
        let ended: Promise<number | null> | undefined;
        proxy.listen({
          at,
          run: () => {
            ended = server.end('SIGKILL');
          },
        });
        await expect([where, await pay(server, paid).catch(() => 'no answer')]).toEqual([where, 'no answer']);
        await ended;
        await proxy.settled();
        expect([where, (await books(key)).payments]).toEqual([where, isRecorded ? 1 : 0]);
        server = await startProcess(proxy.url, SETTINGS);
        if (next === 'task') {
          await settle(11);
          await settle(11);
          const { payments, states, there } = await books(key);
          expect([where, payments, there]).toEqual([
            where,
            isRecorded ? 1 : 0,
            isRecorded ? ['CAPTURED'] : [],
          ]);
          expect(states.filter((state) => !['CAPTURED', 'RELEASED'].includes(state))).toEqual([]);
        }
        await db.charge.updateMany({ data: { leasedUntil: null } });
        const answer = await pay(server, paid);
        expect([where, next, String(answer.__typename)]).toEqual([
          where,
          next,
          expect.stringMatching(/Success$/),
        ]);
        expect(await pay(server, paid)).toEqual(answer);
        const after = await books(key);
        expect([where, next, after.payments, after.there]).toEqual([where, next, 1, ['CAPTURED']]);
        expect(after.states.at(-1)).toBe('CAPTURED');
      }
    }
    await server.end('SIGKILL');
    process.stdout.write(`Faults: ${POINTS.length} kill points of a payment, each paid once\n`);
  },
  900_000,
);
