import { expect, test } from '@jest/globals';
import type { ProductProcess } from '../../scripts/measure/product-process.ts';
import { testDatabase } from '../../server/test/database.ts';
import { add, openShop } from '../../server/test/shop.ts';
import { ask } from './ask.ts';
import { commits, type FrontendMessage } from './frontend-messages.ts';
import { openProxy, type Strike } from './postgres-proxy.ts';
import { endProcessesAtLast, startProcess } from './product-process.ts';

/** Lines in the cart of each submit. */
const LINES = 3;
/**
 * Fractions of the messages before the commit after which the product is killed; four more points are around and after
 * it.
 */
const EARLY = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Background tasks would mix with the messages of the submit. */
const APART = { WORKER: 'apart' };

endProcessesAtLast();
const { db, url } = await testDatabase();
const shop = await openShop(db);
const proxy = await openProxy(url);

/** Submits the buyer's cart with a key. */
async function submit(server: ProductProcess, name: string): Promise<{ orderCode?: string }> {
  const { result } = await ask(server, {
    as: shop.buyer,
    headers: { 'idempotency-key': name },
    query: `mutation ($po: String) { result: submitOrder(input: { poNumber: $po }) { __typename
      ... on MutationError { code } ... on SubmitOrderSuccess { orderCode orderGroup { grandTotal jobOrders { number } } } } }`,
    variables: { po: name },
  });
  return result;
}

async function fillCart(): Promise<void> {
  for (let line = 0; line < LINES; line += 1) await add(shop.buyer, shop);
}

/** The stored result of one submit. */
async function stored(name: string) {
  const orders = await db.orderGroup.findMany({
    where: { poNumber: name },
    select: { code: true, _count: { select: { jobOrders: true } } },
  });
  const lines = await db.cartItem.count({ where: { cart: { userId: shop.buyer.userId ?? 0 } } });
  return { orders: orders.map(({ code, _count }) => `${code}: ${_count.jobOrders}`), lines };
}

/** Points spread over a submit, from its first message to the last one before its response. */
function pointsOf(submitted: readonly FrontendMessage[]): [string, Strike['at']][] {
  const commit = submitted.findIndex(commits) + 1;
  const early = EARLY.map((part) => 1 + Math.round(part * (commit - 3)));
  const committed = (received: readonly FrontendMessage[]) =>
    received.length - received.findIndex(commits) - 1;
  // Messages that prepare a statement are sent once per connection; only the number of waits is the same in every
  // submit.
  const waits = (received: readonly FrontendMessage[]) =>
    received.slice(received.findIndex(commits)).filter(({ type }) => type === 'S').length;
  const isBehind = (received: readonly FrontendMessage[]) => received.some(commits);
  return [
    ...early.map((nth): [string, Strike['at']] => [
      `at message ${nth} of ${submitted.length}`,
      (_message, received) => (received.length === nth ? 'before' : null),
    ]),
    ['before COMMIT reached PostgreSQL', (message) => (commits(message) ? 'before' : null)],
    ['when COMMIT was sent', (message) => (commits(message) ? 'after' : null)],
    [
      'behind the commit',
      (_message, received) => (isBehind(received) && committed(received) === 2 ? 'before' : null),
    ],
    [
      'before the answer',
      (_message, received) => (isBehind(received) && waits(received) === waits(submitted) ? 'after' : null),
    ],
  ];
}

test('a submit that was killed anywhere and is repeated makes one order', async () => {
  let server = await startProcess(proxy.url, APART);
  const acknowledged: string[] = [];
  // The second submit of a process sends the fewest messages, because its statements are prepared.
  for (const name of ['first', 'second']) {
    await fillCart();
    proxy.listen();
    acknowledged.push((await submit(server, name)).orderCode ?? '');
  }
  const points = pointsOf([...proxy.received]);
  for (const [index, [where, at]] of points.entries()) {
    const name = `killed-${index}`;
    await fillCart();
    const { received } = proxy;
    let ended: Promise<number | null> | undefined;
    proxy.listen({
      at,
      run: () => {
        ended = server.end('SIGKILL');
      },
    });
    await expect([where, await submit(server, name).catch(() => 'no answer')]).toEqual([where, 'no answer']);
    expect(ended).toBeDefined();
    await ended;
    await proxy.settled();
    const isCommitted = where === 'when COMMIT was sent' || received.slice(0, -1).some(commits);
    const { orders, lines } = await stored(name);
    expect([where, orders.length, lines]).toEqual([where, ...(isCommitted ? [1, 0] : [0, LINES])]);

    server = await startProcess(proxy.url, APART);
    const answer = await submit(server, name);
    expect(answer).toMatchObject({ __typename: 'SubmitOrderSuccess' });
    expect(await submit(server, name)).toEqual(answer);
    expect(await stored(name)).toEqual({ orders: [`${answer.orderCode}: ${LINES}`], lines: 0 });
    acknowledged.push(answer.orderCode ?? '');
  }
  expect(points).toHaveLength(EARLY.length + 4);
  const codes = await db.orderGroup.findMany({ orderBy: { id: 'asc' }, select: { code: true } });
  expect(codes.map(({ code }) => code).sort()).toEqual(acknowledged.sort());
  await server.end('SIGKILL');
  process.stdout.write(
    `Faults: ${points.length} kill points of a submit, ${acknowledged.length} orders, none twice, none lost\n`,
  );
}, 900_000);
