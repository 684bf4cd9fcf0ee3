import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { type Answer, attackedProduct } from './attacked-product.ts';
import { interlaced, photo } from './hostile-pictures.ts';
import { signIn } from './sign-in.ts';
import { upload } from './upload-picture.ts';

const CALLERS = 8;
const SECONDS = 15;

/**
 * Maximum memory in MB: 450 for the server under load, the rest for the process that decodes pictures of 48
 * megapixels.
 */
const PEAK_MB = 730;

/** A list that a colleague uses at the same time. */
const LIST = `{ jobOrders(first: 20) { edges { node { number title status { name } customer { name } promisedOn } }
  pageInfo { hasNextPage endCursor } } }`;

/**
 * The heap limit that the guide (`run-in-production`) recommends where memory is short. Without a limit, Node keeps
 * garbage for as long as the machine has memory, and the peak depends on the machine.
 */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=400' };

const product = await attackedProduct(HEAP);
const [buyer, staff, colleague] = await Promise.all([
  product.as('buyer@luna.test'),
  product.as('sales@aurifex.test'),
  product.as('approver@luna.test'),
]);

const newest = { take: 100, orderBy: { id: 'desc' }, select: { id: true } } as const;
const jobs = (await product.db.jobOrder.findMany(newest)).map(({ id }) =>
  Buffer.from(`JobOrder:${id}`).toString('base64'),
);
const pieces = (await product.db.itemType.findMany({ ...newest, where: { shownInCatalog: true } })).map(
  ({ id }) => id,
);

const documentIds = new Map([...readPersistedOperations(null)].map(([id, { name }]) => [name, id]));

function persisted(name: string, variables: object, headers: Record<string, string>): Promise<Answer> {
  return product.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ documentId: documentIds.get(name), variables }),
  });
}

/** Thirty aliases of a field, the maximum of one operation. */
function thirty(field: (index: number) => string): string {
  return `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: ${field(index)}`).join(' ')} }`;
}

const JOB = `number items { code children { code } } history { at } notes { text } services { id }
  breakdown { name amount } allowedActions { action }`;

const largest = await photo(48);
const whole = await interlaced(19);
let turns = 0;
const nextTurn = () => {
  turns += 1;
  return turns;
};

/** The most expensive operations within the limits. */
const WORST: readonly [name: string, send: () => Promise<Answer>][] = [
  [
    'a hundred jobs by their ids',
    () =>
      product.graphql(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on JobOrder { ${JOB} } } }`,
        { ids: jobs },
        { headers: staff },
      ),
  ],
  ['a hundred job sheets', () => persisted('JobSheetsPageQuery', { ids: jobs }, staff)],
  [
    'pages of jobs with their parts',
    () => product.graphql(`{ jobOrders(first: 100) { edges { node { ${JOB} } } } }`, {}, { headers: staff }),
  ],
  [
    'jobs of orders of jobs',
    () =>
      product.graphql(
        '{ jobOrders(first: 100) { edges { node { orderGroup { jobOrders { number title orderGroup { jobOrders { number title } } } } } } } }',
        {},
        { headers: buyer },
      ),
  ],
  [
    'the catalogue, up and down',
    () =>
      product.graphql(
        '{ productCategories(first: 60) { edges { node { description children { code parent { description children { code description } } } } } } }',
        {},
        { headers: buyer },
      ),
  ],
  [
    'pieces with their choices',
    () =>
      product.graphql(
        '{ products(first: 80) { edges { node { code description attributes { attribute { name } options { code name } } images { url } } } } }',
        {},
        { headers: buyer },
      ),
  ],
  ['the schema, by visitors', () => product.graphql(getIntrospectionQuery())],
  [
    'thirty prices',
    () =>
      product.graphql(
        thirty(
          (index) =>
            `calculatePrice(input: { configuration: { itemTypeId: ${pieces[index]} }, quantity: 3 }) { unitPrice summary { name amount } }`,
        ),
        {},
        { headers: buyer },
      ),
  ],
  [
    'thirty previews',
    () =>
      product.graphql(
        thirty((index) => `reorderPreview(jobOrderId: "${jobs[index]}") { after }`),
        {},
        { headers: staff },
      ),
  ],
  [
    'thirty counts of searches',
    () =>
      product.graphql(
        thirty(
          (index) =>
            `jobOrders(first: 100, filter: { search: "${String.fromCharCode(97 + (index % 26))}" }) { totalCount { count } }`,
        ),
        {},
        { headers: staff },
      ),
  ],
  [
    'texts that are long to validate',
    () =>
      product.graphql(
        `{ viewer { ${'user { userName } '.repeat(250)} } } # ${Math.random()}`,
        {},
        { headers: buyer },
      ),
  ],
  [
    'pages of REST',
    () =>
      product.rest('GET', '/JobOrders/job-orders?status=all&pageSize=100&pageNo=0', undefined, {
        headers: buyer,
      }),
  ],
  ['photos of 48 megapixels', () => upload(product, buyer, largest)],
  ['pictures that are decoded whole', () => upload(product, staff, whole)],
  [
    'drawings that nobody has looked at',
    () => product.send(`/pictures/pieces/${pieces[nextTurn() % pieces.length]}/0/0/1200.webp`),
  ],
  [
    'wrong passwords',
    async () => {
      const { code, status } = await signIn(
        product,
        `nobody-${nextTurn()}@example.test`,
        'wrong',
        `198.51.100.${turns % 250}`,
      );
      return { status, text: `"code":"${code}"`, headers: new Headers(), json: () => null };
    },
  ],
  ['the catalogue by REST', () => product.rest('GET', '/productCategories/products?pageNo=1&pageSize=100')],
];

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

/** Durations of a colleague's sequential requests in milliseconds, until stopped. */
async function watchList(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    const { status, text } = await product.graphql(LIST, {}, { headers: colleague });
    times.push(performance.now() - begun);
    if (status !== 200 || text.includes('"errors"'))
      throw new Error(`The list answered ${status}: ${text.slice(0, 200)}`);
    await sleep(5);
  }
  return times;
}

/** Eight callers send requests one after another, while a colleague uses a list. */
async function beside(send: (caller: number, turn: number) => Promise<unknown>) {
  const until = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() >= until;
  let [peakMb, serverMb] = [0, 0];
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = 0; !isOver(); turn += 1) await send(caller, turn);
  });
  const memory = (async () => {
    while (!isOver()) {
      peakMb = Math.max(peakMb, await product.memoryMb('picture-process'));
      serverMb = Math.max(serverMb, await product.memoryMb());
      await sleep(50);
    }
  })();
  const times = await watchList(isOver);
  await Promise.all([...callers, memory]);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), lists: times.length, peakMb, serverMb };
}

test('a list beside the worst that eight callers may ask for', async () => {
  const outcomes = new Map<string, { count: number; slowest: number; codes: Set<string> }>();
  await beside(() => product.graphql(LIST, {}, { headers: colleague }));
  const usual = await beside(() => product.graphql(LIST, {}, { headers: colleague }));
  const attacked = await beside(async (caller, turn) => {
    const [name, send] = WORST[(caller * 5 + turn) % WORST.length] ?? ['', () => Promise.reject()];
    const begun = performance.now();
    const { status, text } = await send();
    const known = outcomes.get(name) ?? { count: 0, slowest: 0, codes: new Set<string>() };
    known.count += 1;
    known.slowest = Math.max(known.slowest, Math.round(performance.now() - begun));
    known.codes.add(`${status} ${/"code":"([A-Z_]+)"/.exec(text.slice(-400))?.[1] ?? ''}`);
    outcomes.set(name, known);
  });
  process.stdout.write(
    `${JSON.stringify({ usual, attacked }, null, 2)}\n${[...outcomes].map(([name, { count, slowest, codes }]) => `${name}: ${count}, slowest ${slowest} ms, ${[...codes].join(' | ')}`).join('\n')}\n`,
  );
  expect(product.isRunning()).toBe(true);
  expect(attacked.peakMb).toBeLessThan(PEAK_MB);
  expect(attacked.p99).toBeLessThan(5 * usual.p99);
});
