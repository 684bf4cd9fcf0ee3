import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { tokenOf } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { openShop, orderedJob } from '../../server/test/shop.ts';
import { ask } from './ask.ts';
import { endProcessesAtLast, startProcess } from './product-process.ts';

const CLIENTS = 8;
/** Clients that continue on new connections until the port is closed. */
const STUBBORN = 2;
/** Successful requests before the signal. */
const WARM = 60;

endProcessesAtLast();
const { db, url, pool } = await testDatabase();
const shop = await openShop(db);
const job = await orderedJob(shop.buyer, shop);
const server = await startProcess(url);
const authorization = `Bearer ${tokenOf(shop.buyer)}`;

type Outcome =
  | { status: number; body: string; endsConnection: boolean }
  /** No response. A request on its own connection was never accepted, because the port was closed. */
  | { failure: string; wasOwnConnection: boolean };

/** One request on a connection of the agent. */
function send(agent: Agent, path: string, body?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' };
    const method = body ? 'POST' : 'GET';
    const sent = request(`${server.url}${path}`, { agent, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('error', (error) => resolve({ failure: error.message, wasOwnConnection: false }));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text,
          endsConnection: response.headers.connection === 'close',
        }),
      );
    });
    sent.on('error', (error) =>
      resolve({
        failure: 'code' in error ? String(error.code) : error.message,
        wasOwnConnection: !sent.reusedSocket,
      }),
    );
    sent.end(body);
  });
}

const LIST = JSON.stringify({ query: '{ jobOrders(first: 5) { edges { node { number } } } }' });
const outcomes: Outcome[] = [];

/** Sends requests on one connection until a response closes it, as with a load balancer, or there is no response. */
async function client(isStubborn: boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await send(agent, '/graphql', LIST);
    outcomes.push(outcome);
    if ('failure' in outcome || (outcome.endsConnection && !isStubborn)) break;
    await sleep(5);
  }
  agent.destroy();
}

test('SIGTERM under load fails no request', async () => {
  const clients = Array.from({ length: CLIENTS }, (_each, index) => client(index < STUBBORN));
  while (outcomes.length < WARM) await sleep(20);
  // A note waits for a locked row, and is being processed when the signal comes.
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "JobOrder" WHERE id = $1 FOR UPDATE', [job.databaseId]);
  const slow = ask(server, {
    as: shop.buyer,
    query: `mutation ($id: ID!) { result: addNote(input: { subjectId: $id, visibility: CUSTOMER, text: "slow" }) { __typename } }`,
    variables: { id: job.id },
  });
  await sleep(200);

  const begun = performance.now();
  const exit = server.end('SIGTERM');
  const release = sleep(1_800).then(async () => {
    await holder.query('COMMIT');
    holder.release();
  });
  await sleep(300);
  const fresh = new Agent({ keepAlive: true });
  expect(await send(fresh, '/readyz')).toMatchObject({ status: 503, endsConnection: true });
  fresh.destroy();
  await Promise.all(clients);
  await release;
  expect((await slow).result).toEqual({ __typename: 'AddNoteSuccess' });
  expect(await exit).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);
  const answered = outcomes.filter((outcome) => 'status' in outcome);
  expect(answered.filter(({ status, body }) => status !== 200 || body.includes('errors'))).toEqual([]);
  expect(answered.filter(({ endsConnection }) => endsConnection).length).toBeGreaterThanOrEqual(CLIENTS);
  // Clients on new connections reach the closed port once each; all others get a response.
  const failed = outcomes.filter((outcome) => 'failure' in outcome);
  expect(failed.map(({ wasOwnConnection }) => wasOwnConnection)).toEqual(
    Array.from({ length: STUBBORN }, () => true),
  );
  process.stdout.write(
    `Faults: SIGTERM among ${answered.length} requests of ${CLIENTS} clients, none failed\n`,
  );
});
