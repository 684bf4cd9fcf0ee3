import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { savedEstimate } from '../../test/orders/estimate-steps.ts';
import { moveQuote, quoteStep, sentQuote } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const EXPLAIN = `query ($subject: PriceSubjectInput!) { explainPrice(subject: $subject) { title isKept unitPrice calculatedPrice
  rows { row { kind name quantity rate amount } facts { name value } rates { table validFrom names values } } } }`;
const SIMULATE = `query ($percent: Decimal!, $metalCode: String, $itemTypeCodes: [String!], $quoteNumbers: [String!]) {
  simulatePrices(percent: $percent, metalCode: $metalCode, itemTypeCodes: $itemTypeCodes, quoteNumbers: $quoteNumbers) { unpriced isCut
    pieces { code price { before after difference differencePercent marginBefore marginAfter marginIfKept } }
    lines { quoteNumber unitPrice quantity price { before after marginBefore marginIfKept } }
    quotedTotal { before after difference } } }`;

type Explained = {
  row: { kind: string; name: string; amount: string };
  facts: { name: string; value: string }[];
  rates: { table: string; validFrom: string | null; names: string[]; values: string[] }[];
};

async function explain(subject: object, as = shop.sales, language: 'en' | 'fr' = 'en') {
  const { data, errors } = await run(as, EXPLAIN, { subject }, { language });
  return { explanation: data.explainPrice, errors };
}

test('a piece is explained row by row, with the figures and rate rows behind each', async () => {
  const { explanation } = await explain({ pieceCode: 'band-1', accountNumber: 'LUNA-001', quantity: 2 });
  const rows: Explained[] = explanation.rows;
  const sum = rows.reduce((total, { row }) => total + Number(row.amount), 0);
  expect(sum.toFixed(2)).toBe(explanation.unitPrice);
  const of = (kind: string) => rows.find(({ row }) => row.kind === kind);
  expect(of('METAL')?.facts).toContainEqual({ name: 'Gold, per troy ounce', value: '2400' });
  expect(of('METAL')?.rates.map(({ table }) => table)).toEqual(['ALLOY_PREMIUMS', 'ALLOY_METALS']);
  expect(of('LABOUR')?.rates).toMatchObject([
    {
      table: 'LABOUR',
      validFrom: null,
      names: expect.arrayContaining(['Per piece below']),
      values: expect.arrayContaining(['35']),
    },
  ]);
  expect(of('STONES')?.rates[0]?.values).toContain('650');
  expect(of('SETTING')?.rates[0]?.table).toBe('SETTINGS');
  expect(of('ADJUSTMENT')?.rates[0]?.values).toContain('LUNA-001');
  const french = await explain({ pieceCode: 'BAND-1' }, shop.sales, 'fr');
  expect(french.explanation.rows[0].facts[0].name).toBe('Poids de référence, g');
});

test('a treatment by area and its set-up are explained by the surface and the row of the treatment', async () => {
  const { id: treatmentId } = await db.treatment.findUniqueOrThrow({ where: { code: 'GILDING' } });
  const { id: itemTypeId } = await db.itemType.findUniqueOrThrow({ where: { code: 'BAND-1' } });
  await db.itemTypeTreatment.create({ data: { itemTypeId, treatmentId } });
  const { explanation } = await explain({ pieceCode: 'BAND-1' });
  const rows: Explained[] = explanation.rows;
  const work = rows.find(({ row }) => row.kind === 'TREATMENT' && row.name === 'Gilding');
  expect(work?.facts).toEqual([{ name: 'Surface of the piece, cm²', value: '3.60' }]);
  const setup = rows.find(({ row }) => row.kind === 'SETUP');
  for (const explained of [work, setup]) {
    expect(explained?.rates).toMatchObject([
      {
        table: 'TREATMENTS',
        names: expect.arrayContaining(['Set-up, once']),
        values: expect.arrayContaining(['6']),
      },
    ]);
  }
  expect(rows.find(({ row }) => row.name === 'Rhodium plating')?.facts).toEqual([]);
  await db.itemTypeTreatment.deleteMany({ where: { treatmentId } });
});

test('explains a stored price with its original rates', async () => {
  await add(shop.buyer, shop);
  const { jobOrders } = (await submit(shop.buyer)).orderGroup;
  const quote = await db.priceQuote.findUniqueOrThrow({
    where: { id: Number(atob(await sentQuote(shop.buyer, shop)).split(':')[1]) },
  });
  const { id: serviceTypeId } = await db.entityStatus.findFirstOrThrow({
    where: { entityType: 'SERVICE_TYPE', code: 'CASTING' },
  });
  await db.serviceRate.create({
    data: {
      serviceTypeId,
      perPiece: '99',
      perGram: '9',
      minimum: '99',
      threshold: '8',
      validFrom: new Date(),
    },
  });
  for (const subject of [{ jobNumber: jobOrders[0].number }, { quoteNumber: quote.number, lineKey: 1 }]) {
    const { explanation } = await explain(subject);
    expect(explanation).toMatchObject({ isKept: true, unitPrice: '483.43', calculatedPrice: '483.43' });
    const labour = explanation.rows.find(({ row }: Explained) => row.kind === 'LABOUR');
    expect(labour.rates[0].values).toContain('35');
  }
  const today = await explain({ pieceCode: 'BAND-1' });
  const labour = today.explanation.rows.find(({ row }: Explained) => row.kind === 'LABOUR');
  expect(labour.rates[0]).toMatchObject({ validFrom: expect.any(String) });
  expect(labour.rates[0].values).toContain('99');
});

test('explains a piece as configured, for its customer', async () => {
  const { priorities, itemType } = {
    priorities: await db.priority.findUniqueOrThrow({ where: { id: workedExample(shop).priorityId } }),
    itemType: await db.itemType.findUniqueOrThrow({ where: { code: 'BAND-1' } }),
  };
  const choices = { size: '9', priorityCode: priorities.code };
  const { explanation } = await explain({ pieceCode: itemType.code, choices, accountNumber: 'LUNA-001' });
  const asked = { configuration: workedExample(shop), accountNumber: 'LUNA-001' };
  expect(explanation.unitPrice).toBe((await explain(asked)).explanation.unitPrice);
  const white = await explain({ pieceCode: 'BAND-1', choices: { alloyCode: '14KW' } });
  expect(white.explanation.rows[0].row.name).toBe('14K white gold');
  const unknown = await explain({ pieceCode: 'BAND-1', choices: { alloyCode: 'TIN' } });
  expect(unknown.errors[0]?.extensions?.['issues']).toMatchObject([
    { path: 'subject.choices.alloyCode', code: 'UNKNOWN' },
  ]);
});

test('staff find the cart lines of a customer, and the explanation of their prices', async () => {
  const { cartItem } = await add(shop.buyer, shop);
  const LINES = `query ($accountNumber: String!) { cartLinesToExplain(accountNumber: $accountNumber) {
    cartItemId pieceCode alloyName size quantity unitPrice userName } }`;
  const linesOf = async (accountNumber: string, as = shop.sales) =>
    (await run(as, LINES, { accountNumber })).data.cartLinesToExplain;
  const [line] = await linesOf('LUNA-001');
  expect(line).toEqual({
    cartItemId: cartItem.id,
    pieceCode: 'BAND-1',
    alloyName: '14K yellow gold',
    size: '9',
    quantity: 1,
    unitPrice: cartItem.unitPrice,
    userName: shop.buyer.userName,
  });
  expect(await linesOf('ORIO-001')).toEqual([]);
  expect(await linesOf('LUNA-001', shop.owner)).toBeNull();
  const { explanation } = await explain({ cartItemId: cartItem.id });
  expect(explanation).toMatchObject({ isKept: true, unitPrice: cartItem.unitPrice });
  expect((await explain({ cartItemId: cartItem.id }, shop.owner)).explanation).toBeNull();
});

test('explains an estimate as saved, also of a free design', async () => {
  const alloy = await db.alloy.findUniqueOrThrow({ where: { code: '14KY' } });
  const design = { alloyId: alloy.id, weight: '5', serviceTypeCodes: ['CASTING'] };
  for (const input of [{}, { design }]) {
    const id = Number(atob(await savedEstimate(shop.buyer, shop, input)).split(':')[1]);
    const { number, unitPrice } = await db.estimate.findUniqueOrThrow({ where: { id } });
    const { explanation } = await explain({ estimateNumber: number });
    expect(explanation).toMatchObject({
      isKept: true,
      unitPrice: unitPrice?.toFixed(2),
      calculatedPrice: unitPrice?.toFixed(2),
    });
    const of = (kind: string) => explanation.rows.find(({ row }: Explained) => row.kind === kind);
    expect(of('METAL').facts).toContainEqual({ name: 'Gold, per troy ounce', value: '2400' });
    expect(of('LABOUR').rates[0].table).toBe('LABOUR');
  }
});

test('others see nothing of it, and one thing is asked about at a time', async () => {
  expect((await explain({ pieceCode: 'BAND-1' }, shop.buyer)).errors[0]?.extensions?.['code']).toBe(
    'FORBIDDEN',
  );
  const both = await explain({ pieceCode: 'BAND-1', jobNumber: 'JO-1' });
  expect(both.errors[0]?.extensions?.['issues']).toMatchObject([{ path: 'subject', code: 'EXACTLY_ONE' }]);
  expect((await explain({ jobNumber: 'JO-1' })).explanation).toBeNull();
  expect((await explain({ pieceCode: 'NO-SUCH' })).explanation).toBeNull();
  expect((await explain({ pieceCode: 'BAND-1', accountNumber: 'NOBODY' })).explanation).toBeNull();
});

test('gold that moves by 3 % moves pieces and the margins of open quotes, and nothing is written', async () => {
  const written = () => Promise.all([db.marketPrice.count(), db.auditEvent.count()]);
  const before = await written();
  const { data } = await run(shop.sales, SIMULATE, {
    percent: '3',
    metalCode: 'AU',
    itemTypeCodes: ['BAND-1', 'URN-1'],
  });
  const [band] = data.simulatePrices.pieces;
  // Metal of 241.77 with loss and markup in size 7: 8.37 more for 3 %.
  expect(Number(band.price.difference)).toBeGreaterThan(8);
  expect(Number(band.price.difference)).toBeLessThan(9);
  expect(Number(band.price.marginIfKept)).toBeLessThan(Number(band.price.marginBefore));
  const { lines, quotedTotal } = data.simulatePrices;
  expect(lines).toMatchObject([{ unitPrice: '483.43', price: { before: '483.43' } }]);
  expect(Number(lines[0].price.marginIfKept)).toBeLessThan(Number(lines[0].price.marginBefore));
  expect(Number(quotedTotal.difference)).toBeCloseTo(Number(quotedTotal.after) - Number(quotedTotal.before));
  const chosen = async (quoteNumber: string) =>
    (await run(shop.sales, SIMULATE, { percent: '3', quoteNumbers: [quoteNumber] })).data.simulatePrices
      .lines;
  expect(await chosen(lines[0].quoteNumber)).toHaveLength(1);
  expect(await chosen('PQ-0')).toEqual([]);
  const silver = await run(shop.sales, SIMULATE, {
    percent: '-10',
    metalCode: 'AG',
    itemTypeCodes: ['BAND-1'],
  });
  expect(silver.data.simulatePrices.pieces[0].price.difference).toBe('0.00');
  const wild = await run(shop.sales, SIMULATE, { percent: '-100' });
  expect(wild.errors[0]?.extensions?.['issues']).toMatchObject([{ path: 'percent', code: 'OUT_OF_RANGE' }]);
  expect(await written()).toEqual(before);
});

test('the line of an earlier version of a quote is explained as it stood in that version', async () => {
  const id = await sentQuote(shop.buyer, shop);
  const targets = [{ lineKey: 1, unitPrice: '450' }];
  const { priceQuote: offered } = await quoteStep(shop.buyer, 'counterPriceQuote', { id, targets });
  await moveQuote(shop.sales, id, 'REVISE');
  const lines = [{ lineKey: 1, unitPrice: '460', reason: 'Loyal' }];
  const { priceQuote } = await quoteStep(shop.sales, 'pricePriceQuoteLines', { id, lines });
  const { number: quoteNumber } = await db.priceQuote.findUniqueOrThrow({
    where: { id: priceQuote.databaseId },
  });
  const priceIn = async (versionNumber: number | null, as = shop.sales) =>
    (await explain({ quoteNumber, lineKey: 1, versionNumber }, as)).explanation?.unitPrice;
  expect(await priceIn(null)).toBe('460.00');
  expect(await priceIn(2)).toBe('460.00');
  expect(await priceIn(1)).toBe(offered.current.lines[0].unitPrice);
  expect(await priceIn(9)).toBeUndefined();
  expect(await priceIn(1, shop.buyer)).toBeUndefined();
});
