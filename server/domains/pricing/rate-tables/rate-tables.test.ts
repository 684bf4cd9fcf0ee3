import { expect, test } from '@jest/globals';
import { createActor, givenCustomer } from '../../../test/actors.ts';
import { createSampleCatalog } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';

import { marketFixOf, priceOne } from '../calculation/read-and-price.ts';
import { RATE_TABLE_CODES, type RateTableCode } from './rules/rate-table.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const pieces = await createSampleCatalog(db, { now: NOW });
const band = pieces.get('BAND-1') ?? 0;
const luna = await givenCustomer(db, 'Luna');
const sales = await createActor(db, { role: 'STAFF_SALES' }, NOW);
const admin = await createActor(db, { role: 'ADMINISTRATOR' }, NOW);
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] }, NOW);

const TABLE = `query ($code: RateTableCode!) { rateTable(code: $code) {
  canEdit columns { name label kind isKey options { code name } } rows { rateId validFrom state isWithdrawn cells } } }`;
const SAVE = `mutation ($input: SaveRatesInput!) { saveRates(input: $input) { __typename
  ... on SaveRatesSuccess { rateTable { rows { rateId state cells } } }
  ... on InvalidInputError { issues { path code } } ... on RefusedError { code } } }`;
const CANCEL = `mutation ($input: CancelRateInput!) { cancelRate(input: $input) { __typename
  ... on CancelRateSuccess { rateTable { rows { rateId state } } } ... on RefusedError { code } } }`;

type Row = {
  rateId: number | null;
  validFrom: string | null;
  state: string;
  isWithdrawn: boolean;
  cells: (string | null)[];
};

async function rowsOf(code: RateTableCode, now = NOW): Promise<Row[]> {
  return (await run(admin, TABLE, { code }, { now })).data.rateTable.rows;
}

async function save(input: object, now = NOW, as = admin) {
  return (await run(as, SAVE, { input }, { now })).data.saveRates;
}

async function counting(code: RateTableCode, first: string, now = NOW): Promise<Row> {
  const row = (await rowsOf(code, now)).find(({ cells, state }) => cells[0] === first && state === 'COUNTS');
  if (!row) throw new Error(`${code} has no row ${first}.`);
  return row;
}

async function priceAt(now: Date): Promise<string | undefined> {
  const configuration = { itemTypeId: band, size: '9', priorityId: 2 };
  const priced = await priceOne(db, { customerId: null, configuration, quantity: 1, now });
  return priced.unitPrice?.toFixed(2);
}

test.each([...RATE_TABLE_CODES])('staff read %s, and everybody reads his own language', async (code) => {
  const { data } = await run(sales, TABLE, { code }, { now: NOW, language: 'fr' });
  const { columns, rows, canEdit } = data.rateTable;
  expect(canEdit).toBe(false);
  for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  expect((await run(buyer, TABLE, { code }, { now: NOW })).errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
});

test('a rate applies from its start, and earlier ones stay known', async () => {
  const before = await priceAt(NOW);
  const casting = await counting('LABOUR', 'CASTING');
  const answer = await save({
    table: 'LABOUR',
    validFrom: later(2).toISOString(),
    rows: [{ cells: ['casting', '8', '45', '4', '48'], basedOn: casting.rateId }],
  });
  expect(answer.__typename).toBe('SaveRatesSuccess');
  expect(await priceAt(later(1))).toBe(before);
  // 10 more, with a markup of 40 % and the rush factor 1.25.
  expect(Number(await priceAt(later(2)))).toBeCloseTo(Number(before) + 10 * 1.4 * 1.25);
  const ofCasting = async (now?: Date) =>
    (await rowsOf('LABOUR', now)).filter(({ cells }) => cells[0] === 'CASTING');
  expect((await ofCasting()).map(({ state }) => state)).toEqual(['COUNTS', 'PLANNED']);
  expect((await ofCasting(later(3))).map(({ cells }) => cells[2])).toEqual(['45']);
  const planned = (await rowsOf('LABOUR')).find(({ state }) => state === 'PLANNED');
  const past = await run(
    admin,
    CANCEL,
    { input: { table: 'LABOUR', rateId: planned?.rateId } },
    { now: later(3) },
  );
  expect(past.data.cancelRate).toMatchObject({ code: 'RATE_HAS_BEGUN' });
  await run(admin, CANCEL, { input: { table: 'LABOUR', rateId: planned?.rateId } }, { now: NOW });
  expect(await priceAt(later(2))).toBe(before);
});

test('what alloys, treatments and priorities say themselves counts until their first dated rate', async () => {
  const before = Number(await priceAt(later(4)));
  const rush = await counting('PRIORITIES', 'RUSH');
  expect(rush).toMatchObject({ rateId: null, validFrom: null, cells: ['RUSH', '1.25', expect.anything()] });
  await save({ table: 'PRIORITIES', rows: [{ cells: ['RUSH', '1.5', '0.5'], basedOn: null }] }, later(4));
  const raised = Number(await priceAt(later(4)));
  expect(raised).toBeGreaterThan(before);
  const { data } = await run(sales, '{ priorities { code factor } }', {}, { now: later(4) });
  expect(data.priorities).toContainEqual({ code: 'RUSH', factor: '1.5' });
  const alloy =
    (await rowsOf('ALLOY_PREMIUMS')).find(({ cells }) => cells[0] === '14KY') ??
    (await rowsOf('ALLOY_PREMIUMS'))[0];
  await save(
    {
      table: 'ALLOY_PREMIUMS',
      rows: [{ cells: [alloy?.cells[0], '50', '13', '0.585'], basedOn: alloy?.rateId }],
    },
    later(5),
  );
  const treatment = await counting('TREATMENTS', 'RHODIUM');
  await save(
    { table: 'TREATMENTS', rows: [{ cells: ['RHODIUM', '100', '0'], basedOn: treatment.rateId }] },
    later(5),
  );
  expect(Number(await priceAt(later(5)))).toBeGreaterThan(raised + 88);
  expect(Number(await priceAt(NOW))).toBeLessThan(raised);
});

test('a treatment is charged by its unit, with a set-up of its own that begins with its rate', async () => {
  const at = later(20);
  const gilding = await db.treatment.findUniqueOrThrow({ where: { code: 'GILDING' } });
  const before = Number(await priceAt(at));
  await db.itemTypeTreatment.create({ data: { itemTypeId: band, treatmentId: gilding.id } });
  const work = async (moment: Date) => Number(await priceAt(moment)) - before;
  // 3.6 cm² at 2.5 plus 6 for the set-up, with a markup of 40 % and the rush factor, which was raised to 1.5.
  expect(await work(at)).toBeCloseTo((3.6 * 2.5 + 6) * 1.4 * 1.5);
  const counted = await counting('TREATMENTS', 'GILDING', at);
  expect(counted).toMatchObject({ rateId: null, cells: ['GILDING', '2.5', '6'] });
  const rows = (setup: string) => [{ cells: ['GILDING', '2.5', setup], basedOn: null }];
  expect(await save({ table: 'TREATMENTS', rows: rows('-1') }, at)).toMatchObject({
    issues: [{ path: 'rows.0.setup', code: 'OUT_OF_RANGE' }],
  });
  await save({ table: 'TREATMENTS', rows: rows('11'), validFrom: later(21).toISOString() }, at);
  expect(await work(at)).toBeCloseTo((3.6 * 2.5 + 6) * 1.4 * 1.5);
  expect(await work(later(21))).toBeCloseTo((3.6 * 2.5 + 11) * 1.4 * 1.5);
  await db.itemTypeTreatment.deleteMany({ where: { treatmentId: gilding.id } });
});

test('density and fineness of an alloy have a start, and held prices keep their weight', async () => {
  const [at, begins] = [later(30), later(31)];
  const request = { customerId: null, configuration: { itemTypeId: band, size: '7' }, quantity: 1 };
  const before = await priceOne(db, { ...request, now: at });
  const { rateId: basedOn, cells } = await counting('ALLOY_PREMIUMS', '14KY', at);
  const change = (density: string, fineness: string) => ({
    table: 'ALLOY_PREMIUMS',
    validFrom: begins.toISOString(),
    rows: [{ cells: ['14KY', cells[1], density, fineness], basedOn }],
  });
  for (const [density, fineness, path, code] of [
    ['0.999', '0.585', 'density', 'OUT_OF_RANGE'],
    ['25.001', '0.585', 'density', 'OUT_OF_RANGE'],
    ['13.1234', '0.585', 'density', 'TOO_PRECISE'],
    ['13', '1.0001', 'fineness', 'OUT_OF_RANGE'],
    ['13', '', 'fineness', 'REQUIRED'],
  ] as const) {
    expect(await save(change(density, fineness), at)).toMatchObject({
      issues: [{ path: `rows.0.${path}`, code }],
    });
  }
  await save(change('15.6', '0.59'), at);
  expect((await priceOne(db, { ...request, now: at })).estimatedWeight?.toFixed(2)).toBe('5.20');
  const after = await priceOne(db, { ...request, now: begins });
  // 5.20 g at a density of 13.0.
  expect(after.estimatedWeight?.toFixed(2)).toBe('6.24');
  const fix = marketFixOf(before.snapshot().market, before.validUntil);
  const held = await priceOne(db, { ...request, now: begins, fix });
  expect([held.estimatedWeight, held.unitPrice]).toEqual([before.estimatedWeight, before.unitPrice]);
  const readRates = async (now: Date) => {
    const document = '{ alloys { code fineness } estimateData(page: CREATE) { metals { code fineness } } }';
    const { alloys, estimateData } = (await run(sales, document, {}, { now })).data;
    const of14 = ({ code }: { code: string }) => code === '14KY';
    return [alloys.find(of14), estimateData.metals.find(of14)].map(({ fineness }) => Number(fineness));
  };
  expect(await readRates(at)).toEqual([0.585, 0.585]);
  expect(await readRates(begins)).toEqual([0.59, 0.59]);
});

test('a treatment states the unit of its rate, in both languages', async () => {
  const names = async (language: 'en' | 'fr') => {
    const { data } = await run(sales, TABLE, { code: 'TREATMENTS' }, { now: NOW, language });
    return data.rateTable.columns[0].options.map(({ name }: { name: string }) => name);
  };
  const [rhodium, brushing, gilding] = [
    'Rhodium plating, per piece',
    'Brushing, per gram',
    'Gilding, per cm²',
  ];
  expect(await names('en')).toEqual(expect.arrayContaining([rhodium, brushing, gilding]));
  expect(await names('fr')).toEqual(expect.arrayContaining(['Rhodiage, la pièce', 'Dorure, le cm²']));
});

test('a finding has its own price until its first dated price', async () => {
  const clasp = await db.finding.create({
    data: { code: 'CLASP', nameEn: 'Clasp', nameFr: 'Fermoir', price: '14.50' },
  });
  await db.itemTypeFinding.create({ data: { itemTypeId: band, findingId: clasp.id, quantity: '2' } });
  const before = Number(await priceAt(NOW));
  expect(await counting('FINDINGS', 'CLASP')).toMatchObject({ rateId: null, cells: ['CLASP', '14.5'] });
  await save({
    table: 'FINDINGS',
    validFrom: later(2).toISOString(),
    rows: [{ cells: ['clasp', '16.50'], basedOn: null }],
  });
  expect(Number(await priceAt(later(1)))).toBe(before);
  const markup =
    1 + Number((await db.itemType.findUniqueOrThrow({ where: { id: band } })).markupFinding) / 100;
  expect(Number(await priceAt(later(2)))).toBeCloseTo(before + 2 * 2 * markup);
  const planned = (await rowsOf('FINDINGS')).find(({ state }) => state === 'PLANNED');
  expect(planned?.cells).toEqual(['CLASP', '16.5']);
  await run(admin, CANCEL, { input: { table: 'FINDINGS', rateId: planned?.rateId } }, { now: NOW });
  await db.itemTypeFinding.deleteMany({ where: { findingId: clasp.id } });
});

test('refuses concurrently changed rows by row, and saves nothing of the call', async () => {
  const pave = await counting('SETTINGS', 'PAVE');
  const row = { cells: ['PAVE', '0.05', '3'], basedOn: pave.rateId };
  const rows = [{ cells: ['BEZEL', '1', '9'] }, { ...row, basedOn: 999 }];
  expect(await save({ table: 'SETTINGS', rows }, later(6))).toMatchObject({
    issues: [{ path: 'rows.1', code: 'CONFLICT' }],
  });
  expect(await rowsOf('SETTINGS', later(6))).toHaveLength(1);
  const both = await Promise.all([
    save({ table: 'SETTINGS', rows: [row] }, later(6)),
    save({ table: 'SETTINGS', rows: [row] }, new Date(later(6).getTime() + 3)),
  ]);
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual([
    'InvalidInputError',
    'SaveRatesSuccess',
  ]);
});

test('errors name row and cell; a change begins now or later', async () => {
  const rows = [{ cells: ['CASTING', '8', 'x', '4', ''] }];
  expect(await save({ table: 'LABOUR', rows })).toMatchObject({
    issues: [
      { path: 'rows.0.perPiece', code: 'WRONG_FORMAT' },
      { path: 'rows.0.minimum', code: 'REQUIRED' },
    ],
  });
  expect(await save({ table: 'LABOUR', rows, validFrom: later(-1).toISOString() })).toMatchObject({
    issues: [{ path: 'validFrom', code: 'IN_PAST' }],
  });
  const metals = [{ cells: ['14KY', 'AG', '0.9'], basedOn: null }];
  const tooMuch = await save({ table: 'ALLOY_METALS', rows: metals });
  expect(tooMuch.issues[0].path).toMatch(/^rows\.0/);
});

test('a price term is withdrawn from a moment on', async () => {
  const { accountNumber } = await db.customer.findUniqueOrThrow({ where: { id: luna } });
  const cells = [null, accountNumber, null, null, '-7'];
  await save({ table: 'TERMS', rows: [{ cells }] }, later(8));
  const own = (await rowsOf('TERMS', later(8))).find((row) => row.cells[1] === accountNumber);
  expect(own?.cells).toEqual(cells);
  await save({ table: 'TERMS', rows: [{ cells, basedOn: own?.rateId, isWithdrawn: true }] }, later(9));
  expect(await rowsOf('TERMS', later(9))).toEqual([]);
  const configuration = { itemTypeId: band, size: '9' };
  const price = async (hours: number, customerId: number | null) =>
    (await priceOne(db, { customerId, configuration, quantity: 1, now: later(hours) })).unitPrice?.toFixed(2);
  expect(await price(8.5, luna)).not.toBe(await price(8.5, null));
  expect(await price(9, luna)).toBe(await price(9, null));
  expect(
    await save({ table: 'PRIORITIES', rows: [{ cells: ['RUSH', '1', '1'], isWithdrawn: true }] }, later(9)),
  ).toMatchObject({ code: 'NOT_WITHDRAWABLE' });
});

test('only administrators change rates, and every change is recorded', async () => {
  const refused = await save({ table: 'SETTINGS', rows: [{ cells: ['BEZEL', '1', '9'] }] }, later(10), sales);
  expect(refused.__typename).toBe('ForbiddenError');
  await save({ table: 'SETTINGS', rows: [{ cells: ['BEZEL', '1', '9'] }] }, later(10));
  const event = await db.auditEvent.findFirst({
    where: { action: 'RATES_CHANGED' },
    orderBy: { id: 'desc' },
  });
  expect(event).toMatchObject({ userId: admin.userId, data: { table: 'SETTINGS' } });
});
