import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { copyRows } from '../../test/budgets/copy-rows.ts';
import { declaredLists } from '../lists/list.ts';
import { createRowFinder } from '../rows/row-finder.ts';
import { type Actor, createActor, tokenOf, visitor } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { contextOf } from '../test/run.ts';
import { serve } from '../test/serve.ts';
import { openShop, orderedJob } from '../test/shop.ts';
import { exportColumns } from './export-document.ts';
import { openExport } from './open-export.ts';

const database = await testDatabase();
const { db, sql } = database;
const shop = await openShop(db);
const { url } = await serve(db, { rows: createRowFinder(database) });
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠SUM(A1)'];
/** What does not show before a formula, and does not stop every program from seeing one. */
const INVISIBLE = ['\u00a0', '\u200b', '\ufeff', '\u3000', '\v'];
/** Separators that end a cell in some spreadsheet program. */
const SEPARATORS = [';', ',', '|', ' \t', '\n', ';"', '; '];
const first = await orderedJob(shop.buyer, shop);
const second = await orderedJob(shop.buyer, shop);
await orderedJob(shop.foreignBuyer, shop);
await db.jobOrder.update({
  where: { id: second.databaseId },
  data: {
    reference: 'a "quoted", long\nname with é, 金 and 💍',
    promisedOn: new Date('2026-03-01'),
    createdAt: new Date('2026-03-01T03:30:00Z'),
  },
});

// May export lists, but sees no amounts.
const bench = await createActor(db, { role: 'STAFF_PRODUCTION' });
const role = await db.role.findUniqueOrThrow({ where: { code: 'STAFF_PRODUCTION' } });
await db.rolePermission.create({ data: { roleId: role.id, permissionNumber: 1707, scope: 'ALL' } });

const ask = (actor: Actor, path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/exports/${path}`, {
    headers: actor.claims ? { authorization: `Bearer ${tokenOf(actor)}`, ...headers } : headers,
  });

async function csv(actor: Actor, query = '', delimiter = ','): Promise<string[][]> {
  const answer = await ask(actor, `jobOrders.csv${query}`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(bytes, { bom: true, record_delimiter: '\r\n', delimiter });
}

async function xlsx(actor: Actor, query = '') {
  const answer = await ask(actor, `jobOrders.xlsx${query}`);
  expect(answer.status).toBe(200);
  return readSheet(Buffer.from(await answer.arrayBuffer()), 1, { trim: false });
}

const json = (value: object) => encodeURIComponent(JSON.stringify(value));
const OF_LUNA = `filter=${json({ customerId: shop.luna })}`;
const BY_NUMBER = `orderBy=${json({ field: 'NUMBER', direction: 'ASC' })}`;

test('an export has the rows of the list, in its order, and the columns in the one asked for', async () => {
  const rows = await csv(
    shop.sales,
    `?tab=NEW&${OF_LUNA}&${BY_NUMBER}&columns=number,reference,promised,ordered,total`,
  );
  expect(rows).toEqual([
    ['Job', 'Reference', 'Promised', 'Ordered', 'Total', 'Currency'],
    [first.number, '', expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.any(String), '483.43', 'USD'],
    [
      second.number,
      'a "quoted", long\nname with é, 金 and 💍',
      '2026-03-01',
      '2026-02-28 22:30',
      '483.43',
      'USD',
    ],
  ]);
  expect(await csv(shop.sales, '?tab=CLOSED&columns=number')).toEqual([['Job']]);
});

test('a file in French has semicolons between cells, commas before decimals, and formulas in neither width', async () => {
  const columns = 'columns=number,reference,promised,ordered,total,quantity&language=fr';
  await db.jobOrder.update({ where: { id: first.databaseId }, data: { reference: '＝1+1' } });
  const [heads, formula, row] = await csv(shop.sales, `?${OF_LUNA}&${BY_NUMBER}&${columns}`, ';');
  expect(heads).toEqual([
    'Commande d’atelier',
    'Référence',
    'Promise',
    'Commandée',
    'Total',
    'Devise',
    'Quantité',
  ]);
  expect(formula?.[1]).toBe("'＝1+1");
  const note = 'a "quoted", long\nname with é, 金 and 💍';
  expect(row).toEqual([second.number, note, '2026-03-01', '2026-02-28 22:30', '483,43', 'USD', '1']);
  await db.jobOrder.update({ where: { id: first.databaseId }, data: { reference: null } });
});

test('a workbook has numbers and dates as such, and speaks the language asked for', async () => {
  const query = `?${OF_LUNA}&${BY_NUMBER}&columns=number,reference,promised,ordered,total,quantity&language=fr`;
  const [heads, , row] = await xlsx(shop.sales, query);
  expect(heads).toEqual([
    'Commande d’atelier',
    'Référence',
    'Promise',
    'Commandée',
    'Total',
    'Devise',
    'Quantité',
  ]);
  expect(row).toEqual([
    second.number,
    'a "quoted", long\nname with é, 金 and 💍',
    new Date('2026-03-01'),
    // In the company's time zone, New York.
    new Date('2026-02-28T22:30:00Z'),
    483.43,
    'USD',
    1,
  ]);
});

test.each(FORMULAS)('the text %j is no formula', async (formula) => {
  await db.jobOrder.update({ where: { id: first.databaseId }, data: { reference: formula } });
  const query = `?filter=${json({ search: first.number })}&columns=reference`;
  expect(await csv(shop.sales, query)).toEqual([['Reference'], [`'${formula}`]]);
  // A text cell is never calculated.
  expect(await xlsx(shop.sales, query)).toEqual([['Reference'], [formula.replace('\r', '\n')]]);
});

const LED = ['=2+5', '＠SUM(A1)'].flatMap((formula) => [
  ...SEPARATORS.map((separator) => [`x${separator}`, formula]),
  ...INVISIBLE.map((sign) => [sign, formula]),
]);

test.each(LED)('behind %j the text %j is no formula either', async (before, formula) => {
  await db.jobOrder.update({
    where: { id: first.databaseId },
    data: { reference: `${before}${formula}` },
  });
  const query = `?filter=${json({ search: first.number })}&columns=reference`;
  expect(await csv(shop.sales, query)).toEqual([['Reference'], [`${before}'${formula}`]]);
});

test('users who see no amounts get empty cells', async () => {
  const [, row] = await csv(bench, `?${BY_NUMBER}&columns=number,unitPrice,total`);
  expect(row).toEqual([first.number, '', '', 'USD']);
  const [, cells] = await xlsx(bench, `?${BY_NUMBER}&columns=number,unitPrice,total,quantity`);
  expect(cells).toEqual([first.number, null, null, 'USD', 1]);
});

test.each<[string, Actor, string, number, object]>([
  ['a visitor', visitor(db), 'jobOrders.csv', 401, { code: 'UNAUTHENTICATED' }],
  [
    'a buyer, who may see the list',
    shop.buyer,
    'jobOrders.csv',
    403,
    { code: 'FORBIDDEN', permission: 1707 },
  ],
  ['whoever was given the permission', bench, 'jobOrders.xlsx', 200, {}],
  ['an unknown list', shop.sales, 'secrets.csv', 404, { code: 'NOT_FOUND' }],
  ['a list that is not exported', shop.sales, 'failedTasks.csv', 404, { code: 'NOT_FOUND' }],
  ['an unknown format', shop.sales, 'jobOrders.pdf', 404, { code: 'NOT_FOUND' }],
  [
    'an unknown column',
    shop.sales,
    'jobOrders.csv?columns=number,cost',
    400,
    { issues: [{ path: 'columns', code: 'UNKNOWN' }] },
  ],
  [
    'a column of every object',
    shop.sales,
    'jobOrders.csv?columns=constructor',
    400,
    { code: 'INVALID_INPUT' },
  ],
  [
    'no column',
    shop.sales,
    'jobOrders.csv?columns=',
    400,
    { issues: [{ path: 'columns', code: 'REQUIRED' }] },
  ],
  [
    'a filter that is no JSON',
    shop.sales,
    'jobOrders.csv?filter={',
    400,
    { issues: [{ path: 'filter', code: 'WRONG_FORMAT' }] },
  ],
  [
    'a filter that the list has not',
    shop.sales,
    `jobOrders.csv?filter=${json({ cost: 1 })}`,
    400,
    { code: 'BAD_USER_INPUT' },
  ],
  [
    'a value that the list refuses',
    shop.sales,
    `jobOrders.csv?filter=${json({ statusCodes: ['FLYING'] })}`,
    400,
    { code: 'INVALID_INPUT' },
  ],
  ['an unknown tab', shop.sales, 'jobOrders.csv?tab=LATE', 400, { code: 'BAD_USER_INPUT' }],
])('%s is answered before anything is sent', async (_who, actor, path, status, body) => {
  const answer = await ask(actor, path);
  expect(answer.status).toBe(status);
  if (status !== 200) expect(await answer.json()).toMatchObject(body);
  else await answer.arrayBuffer();
});

test('pages of other sites cannot have a browser fetch an export, and nothing but GET does', async () => {
  expect((await ask(shop.sales, 'jobOrders.csv', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const posted = await fetch(`${url}/exports/jobOrders.csv`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});

test.each(declaredLists.filter((list) => list.export))(
  'every column of $name has a head of its own in both languages',
  (list) => {
    const columns = exportColumns(list, null);
    for (const language of ['en', 'fr'] as const) {
      const heads = columns.map((column) => column.heads[language]);
      expect(heads.filter((head, index) => head === '' || heads.indexOf(head) !== index)).toEqual([]);
    }
  },
);

test('an export that is cut at its limit states it in its last row', async () => {
  const list = declaredLists.find(({ name }) => name === 'jobOrders');
  if (!list) throw new Error('There is a job list.');
  const rowsUpTo = async (maxRows: number, language: 'en' | 'fr') => {
    const opened = await openExport({
      list,
      format: 'csv',
      address: new URLSearchParams('columns=number,reference'),
      language,
      timeZone: 'UTC',
      context: () => contextOf(shop.sales),
      maxRows,
    });
    return parse(await text(opened), { bom: true, delimiter: language === 'fr' ? ';' : ',' });
  };
  const all = await rowsUpTo(3, 'en');
  expect(all).toHaveLength(4);
  expect(await rowsUpTo(2, 'en')).toEqual([...all.slice(0, 3), [expect.stringMatching(/first 2 rows/), '']]);
  expect((await rowsUpTo(2, 'fr')).at(-1)).toEqual([expect.stringMatching(/2 premières lignes/), '']);
});

test('the audit has the users who exported rows', async () => {
  await csv(bench, '?columns=number');
  const taken = await db.auditEvent.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(taken).toMatchObject({
    action: 'LIST_EXPORTED',
    userId: bench.userId,
    entityType: 'JobOrder',
    data: { list: 'jobOrders', format: 'csv' },
  });
});

/** An export whose client does not read yet. */
async function unread(path: string): Promise<IncomingMessage> {
  const request = get(`${url}/exports/${path}`, {
    headers: { authorization: `Bearer ${tokenOf(shop.admin)}` },
  });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There was no answer.');
  response.pause();
  return response;
}

/** Waits until nothing more is read from the database; returns the number of statements. */
async function settled(): Promise<number> {
  let before = -1;
  while (before !== sql.statements.length) {
    before = sql.statements.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return before;
}

const MANY = 10_000;

test('ten thousand rows are sent as they are read, and no faster', async () => {
  await copyRows(db, {
    table: 'JobOrder',
    where: `"customerId" = ${shop.orion}`,
    until: MANY,
    but: { number: `'JO-77777-' || n`, reference: `'reference ' || n || repeat(' and more of it', 200)` },
  });
  const of = `filter=${json({ customerId: shop.orion })}`;
  sql.reset();
  const rows = await csv(shop.admin, `?${of}&columns=number`);
  const statements = sql.statements.length;
  expect(new Set(rows.map(([number]) => number)).size).toBe(MANY + 1);
  expect(await xlsx(shop.admin, `?${of}&columns=number`)).toHaveLength(MANY + 1);

  sql.reset();
  // About thirty megabytes each, several times the size of the socket buffers.
  const open = await Promise.all([
    unread(`jobOrders.csv?${of}`),
    unread(`jobOrders.csv?${of}&columns=reference`),
  ]);
  const read = await settled();
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(1.5 * statements);

  const third = await ask(shop.admin, 'jobOrders.csv', { 'accept-language': 'fr' });
  expect(third.status).toBe(429);
  expect(await third.json()).toEqual({
    code: 'TOO_MANY_EXPORTS',
    message: expect.stringMatching(/deux exportations/),
  });
  expect((await ask(shop.sales, 'jobOrders.csv?tab=CLOSED')).status).toBe(200);

  // Reading stops for a client that disconnects, which may then request again.
  sql.reset();
  for (const response of open) response.destroy();
  expect(await settled()).toBeLessThan(10);
  expect((await csv(shop.admin, `?tab=CLOSED&columns=number`)).length).toBe(1);
});
