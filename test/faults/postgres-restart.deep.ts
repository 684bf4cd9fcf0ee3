import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../server/database/client.ts';
import { tokenOf } from '../../server/test/actors.ts';
import { openShop, orderedJob } from '../../server/test/shop.ts';
import { type Asked, ask } from './ask.ts';
import { ownPostgres, type Shutdown } from './own-postgres.ts';
import { endProcessesAtLast, startProcess } from './product-process.ts';

const WRITERS = 6;
/** A slower response counts as a failure. */
const ANSWER_LIMIT_MS = 20_000;
/** Time after PostgreSQL accepts connections until every request succeeds. */
const RECOVERED_WITHIN_MS = 3_000;

endProcessesAtLast();
const postgres = await ownPostgres();
const database = openDatabase(postgres.url);
afterAll(() => database.close());
const shop = await openShop(database.db);
const job = await orderedJob(shop.buyer, shop);
const server = await startProcess(postgres.url);

/** A response: its time, duration and failure. */
type Answer = { at: number; ms: number; failure: string | null };

const answers: Answer[] = [];
/** Texts of notes whose writing was confirmed. */
const acknowledged: string[] = [];
let isOver = false;

/** Writes notes one after another, and repeats each with its key until it is confirmed. */
async function writer(name: number): Promise<void> {
  for (let note = 0; !isOver; ) {
    const text = `note ${name}-${note}`;
    const failure = await timed(() =>
      ask(server, {
        as: shop.buyer,
        headers: { 'idempotency-key': text.replace(' ', '-') },
        query: `mutation ($id: ID!, $text: String!) { result: addNote(input: { subjectId: $id, visibility: CUSTOMER, text: $text }) {
          __typename ... on AddNoteSuccess { note { text } } } }`,
        variables: { id: job.id, text },
      }),
    );
    if (failure === null) {
      acknowledged.push(text);
      note += 1;
    } else await sleep(20);
  }
}

async function reader(): Promise<void> {
  while (!isOver) {
    const query = '{ result: jobOrders(first: 5) { edges { node { number noteCount } } } }';
    const failure = await timed(() => ask(server, { as: shop.buyer, query }));
    await sleep(failure === null ? 5 : 20);
  }
}

async function timed(call: () => Promise<Asked>): Promise<string | null> {
  const begun = performance.now();
  const failure = await call().then(failureOf, (error: unknown) => `no answer: ${String(error)}`);
  answers.push({ at: performance.now(), ms: performance.now() - begun, failure });
  return failure;
}

/** A legacy client that reads over REST. */
async function restReader(): Promise<void> {
  const authorization = `Bearer ${tokenOf(shop.buyer)}`;
  while (!isOver) {
    const failure = await timed(async () => {
      const response = await fetch(`${server.url}/api/JobOrders/${job.databaseId}/items`, {
        headers: { authorization },
      });
      const { errorMessages = [] } = await response.json();
      const codes = errorMessages.map(({ code }: { code: string }) => code);
      return {
        status: response.status,
        codes,
        result: codes.length === 0 ? {} : null,
        headers: response.headers,
      };
    });
    await sleep(failure === null ? 5 : 20);
  }
}

/** The failure of a response; null for a success. */
function failureOf({ status, result, codes, headers }: Asked): string | null {
  if (status === 200 && codes.length === 0 && result && !/Error$/.test(result.__typename ?? '')) return null;
  const wait = headers.get('retry-after');
  return `${status} ${codes.join()}${wait === null ? '' : ` retry-after ${wait}`} ${JSON.stringify(result)}`;
}

async function readiness(): Promise<number> {
  return (await fetch(`${server.url}/readyz`)).status;
}

test('PostgreSQL goes down under load twice, and nothing that was acknowledged is lost', async () => {
  const clients = [
    ...Array.from({ length: WRITERS }, (_each, index) => writer(index)),
    reader(),
    restReader(),
  ];
  const recoveries: string[] = [];
  for (const [how, downMs] of [
    ['fast', 0],
    ['immediate', 1_500],
  ] as const satisfies [Shutdown, number][]) {
    await untilMore(60);
    await postgres.stop(how);
    if (downMs > 0) {
      await sleep(downMs / 2);
      expect(await readiness()).toBe(503);
      await sleep(downMs / 2);
    }
    await postgres.start();
    const up = performance.now();
    await sleep(RECOVERED_WITHIN_MS);
    expect(await readiness()).toBe(200);
    await untilMore(60);
    const late = answers.filter(({ at, failure }) => failure !== null && at > up + RECOVERED_WITHIN_MS);
    expect(late).toEqual([]);
    const last = answers.filter(({ at, failure }) => failure !== null && at > up).at(-1);
    recoveries.push(`${how} ${Math.round((last?.at ?? up) - up)} ms`);
  }
  isOver = true;
  await Promise.all(clients);
  expect(server.isRunning()).toBe(true);

  const failures = answers.filter(({ failure }) => failure !== null);
  expect([...new Set(failures.map(({ failure }) => failure))]).toEqual([
    '503 SERVICE_UNAVAILABLE retry-after 1 null',
  ]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWER_LIMIT_MS);

  const notes = await database.db.note.findMany({ select: { text: true } });
  expect(notes.map(({ text }) => text).sort()).toEqual(acknowledged.sort());
  process.stdout.write(
    `Faults: 2 restarts of PostgreSQL among ${answers.length} requests, ${failures.length} of them 503, ` +
      `recovered after ${recoveries.join(', ')}; ${notes.length} writes acknowledged, none lost, none twice\n`,
  );
});

/** Waits for a number of further successful requests. */
async function untilMore(count: number): Promise<void> {
  const goal = answers.filter(({ failure }) => failure === null).length + count;
  const deadline = performance.now() + 30_000;
  while (answers.filter(({ failure }) => failure === null).length < goal) {
    if (performance.now() > deadline) throw new Error('Requests no longer succeed.');
    await sleep(20);
  }
}
