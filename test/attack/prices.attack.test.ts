import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { saveSetting } from '../../server/domains/settings/save-setting.ts';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const ring = await product.db.itemType.findUniqueOrThrow({
  where: { code: 'RS-101' },
  include: { attributes: { include: { attribute: true, options: { include: { option: true } } } } },
});
const alloys = await product.db.itemTypeAlloy.findMany({ where: { itemTypeId: ring.id } });
const buyer = await product.as('buyer@luna.test');
const production = await product.as('production@aurifex.test');
const viewer = await product.as('viewer@luna.test');
const configuration = { itemTypeId: ring.id, size: '6.5' };

type Json = Record<string, unknown>;

async function ask(headers: Record<string, string>, query: string, variables: object = {}): Promise<Json> {
  const { json } = await product.graphql(query, variables, { headers });
  return json() as Json;
}

const PRICE = `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) {
  unitPrice linePrice marketAsOf market { pricePerOunce } summary { amount } breakdown { rate } } }`;

async function priceFor(headers: Record<string, string>, more: object = {}): Promise<Json> {
  const { data } = await ask(headers, PRICE, { input: { configuration: { ...configuration, ...more } } });
  return (data as { calculatePrice: Json }).calculatePrice;
}

const cartLines = () =>
  product.db.cartItem.count({ where: { unitPrice: { lt: '100' }, itemTypeId: ring.id } });

describe('a client that names its own price over GraphQL is refused before anything runs', () => {
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
  const submit = 'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename } }';
  const calculate = 'query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { unitPrice } }';
  const line = { configuration, quantity: 1 };
  test.each([
    ['price of a line', add, { ...line, price: '0.01' }],
    ['unit price of a line', add, { ...line, unitPrice: '0.01' }],
    ['total of a line', add, { ...line, linePrice: '0.01' }],
    ['discount of a line', add, { ...line, discountValue: '6000' }],
    ['currency of a line', add, { ...line, currency: 'JPY' }],
    ['customer of a line', add, { ...line, customerId: 1 }],
    ['price of a configuration', add, { quantity: 1, configuration: { ...configuration, price: '0.01' } }],
    ['alloy rate of a configuration', calculate, { configuration: { ...configuration, gramRate: '0.01' } }],
    ['another customer’s terms', calculate, { configuration, customerId: 1 }],
    ['a discount in a price', calculate, { configuration, adjustmentPercent: '-99' }],
    ['total of an order', submit, { grandTotal: '0.01' }],
    ['tax of an order', submit, { salesTaxValue: '0' }],
    ['shipping price of an order', submit, { shippingPrice: '0' }],
    ['discount of an order', submit, { discountValue: '99999' }],
  ])('%s', async (_what, query, input) => {
    const answer = await ask(buyer, query, { input });
    expect(JSON.stringify(answer['errors'])).toContain('is not defined by type');
    expect(answer['data'] ?? null).toBeNull();
  });
});

describe('quantities that would turn a price round are refused', () => {
  test.each([0, -1, 1_000, 2_147_483_647])('%s pieces', async (quantity) => {
    const { errors } = await ask(buyer, PRICE, { input: { configuration, quantity } });
    expect(JSON.stringify(errors)).toMatch(/quantity/);
  });
});

describe('a price in a REST body never counts', () => {
  test.each([
    ['price', { price: 0.01 }],
    ['unitPrice', { unitPrice: 0.01 }],
    ['linePrice', { linePrice: 0.01 }],
    ['total', { total: 0.01 }],
    ['discountValue', { discountValue: 9_999 }],
    ['salesTaxValue', { salesTaxValue: 0 }],
    ['customerId', { customerId: 1 }],
    ['customerID', { customerID: 1 }],
  ])('%s', async (_name, sent) => {
    const before = await cartLines();
    const piece = { itemTypeID: ring.id, size: 6.5, quantity: 1 };
    const plain = await product.rest('POST', '/products/cp/calculatePrice', piece, { headers: buyer });
    const chosen = await product.rest(
      'POST',
      '/products/cp/calculatePrice',
      { ...piece, ...sent },
      { headers: buyer },
    );
    const unitPrice = ({ json }: typeof plain) =>
      (json() as { value: { unitPrice: number } | null }).value?.unitPrice;
    expect(unitPrice(plain)).toBeGreaterThan(1_000);
    expect([unitPrice(plain), undefined]).toContain(unitPrice(chosen));
    await product.rest('POST', '/ShoppingCart/addToCart', { ...piece, ...sent }, { headers: buyer });
    expect(await cartLines()).toBe(before);
  });

  test.each([
    ['the tax of a cart', '/shoppingCart/update-tax', { enabled: true, percent: 0 }],
    ['no tax at all', '/shoppingCart/update-tax', { enabled: false, percent: 0 }],
  ])('%s', async (_what, path, body) => {
    await product.rest('POST', path, body, { headers: buyer });
    const { data } = await ask(buyer, '{ cart { totals { salesTaxPercent salesTaxEnabled } } }');
    expect(JSON.stringify(data)).not.toMatch(/"salesTaxPercent":"0"|"salesTaxEnabled":false/);
  });
});

describe('rates are visible only with permission', () => {
  test('a buyer gets no rates, loss or markups', async () => {
    const price = await priceFor(buyer);
    expect(price).toMatchObject({ breakdown: null, unitPrice: expect.any(String) });
  });

  test.each([
    ['cart', '{ cart { items { breakdown { rate } } } }'],
    ['job orders', '{ jobOrders(first: 20) { edges { node { breakdown { rate } } } } }'],
  ])('nor on the lines of %s', async (_what, query) => {
    const { data } = await ask(buyer, query);
    expect(JSON.stringify(data)).not.toContain('"rate"');
  });

  test('the workshop sees neither amounts nor the market behind them', async () => {
    expect(await priceFor(production)).toMatchObject({
      unitPrice: null,
      linePrice: null,
      market: [],
      summary: null,
      breakdown: null,
      marketAsOf: expect.any(String),
    });
  });

  test.each([
    [
      'finds them by price',
      '{ products(filter: { minPrice: "500", maxPrice: "501" }) { edges { node { code } } } }',
    ],
    ['sorts by price', '{ products(orderBy: { field: PRICE, direction: ASC }) { edges { node { code } } } }'],
  ])('nor its messages when one %s', async (_how, query) => {
    const { errors } = await ask(production, query);
    expect(JSON.stringify(errors)).toContain('FORBIDDEN');
  });

  test.each([
    ['alloys', '{ alloys { code premiumPercent } }'],
    ['metals', '{ alloys { code gramRate } }'],
    ['pieces', '{ product(code: "RS-101") { markupMetal } }'],
    ['loss', '{ product(code: "RS-101") { lossPercent } }'],
  ])('what %s cost the maker is no field at all', async (_what, query) => {
    const { errors } = await ask(viewer, query);
    expect(JSON.stringify(errors)).toContain('Cannot query field');
  });
});

/** Changes the setting, and waits until the product is notified. */
async function showPrices(shown: boolean): Promise<void> {
  await saveSetting(product.db, 'STOREFRONT_PRICES', shown);
  const isShown = async () => {
    const { data } = await ask({}, '{ storefront { pricesShown } }');
    return (data as { storefront: { pricesShown: boolean } }).storefront.pricesShown;
  };
  while ((await isShown()) !== shown) await sleep(20);
}

describe('a storefront that shows no prices shows no visitor any', () => {
  beforeAll(() => showPrices(false));

  test('a price is the day of its market, without rates or amounts', async () => {
    expect(await priceFor({})).toEqual({
      unitPrice: null,
      linePrice: null,
      marketAsOf: expect.any(String),
      market: [],
      summary: null,
      breakdown: null,
    });
  });

  test('the same over REST', async () => {
    const { text } = await product.rest('POST', '/products/cp/calculatePrice', {
      itemTypeID: ring.id,
      size: 6.5,
    });
    expect(text).not.toMatch(/"(unitPrice|linePrice|pricePerOunce|rate)":\s*"?[0-9]/);
  });

  test.each([
    ['a list', '{ products(first: 50) { edges { node { listPrice variants { price } } } } }'],
    ['a product', '{ product(code: "RS-101") { listPrice variants { price } } }'],
    ['a category', '{ productCategories { edges { node { products { edges { node { listPrice } } } } } } }'],
  ])('no list price in %s', async (_where, query) => {
    const { text } = await product.graphql(query);
    expect(text).not.toMatch(/"(listPrice|price)":"/);
  });

  test.each([
    ['filter', '{ products(filter: { minPrice: "500", maxPrice: "501" }) { edges { node { code } } } }'],
    ['order', '{ products(orderBy: { field: PRICE, direction: ASC }) { edges { node { code } } } }'],
  ])('no guess by %s', async (_how, query) => {
    const { errors } = await ask({}, query);
    expect(JSON.stringify(errors)).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });
});

describe('from prices are true', () => {
  beforeAll(() => showPrices(true));

  const listPrice = async (): Promise<number> => {
    const { data } = await ask({}, '{ product(code: "RS-101") { listPrice } }');
    return Number((data as { product: { listPrice: string } }).product.listPrice);
  };

  const options = ring.attributes.flatMap(({ attribute, options: offered }) =>
    offered.map(({ option }) => ({ attributeId: attribute.id, optionId: option.id, code: option.code })),
  );
  test.each(options)(
    'no alloy with $code costs less than the list price',
    async ({ attributeId, optionId }) => {
      const least = await listPrice();
      const prices = await Promise.all(
        alloys.map(({ alloyId }) =>
          priceFor({}, { alloyId, size: '4', attributes: [{ attributeId, optionId }] }),
        ),
      );
      const amounts = prices.map(({ unitPrice }) => Number(unitPrice)).filter((amount) => amount > 0);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(least);
    },
  );

  test('the market moves, and the list price follows in the background', async () => {
    const before = await listPrice();
    const gold = await product.db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
    await product.db.marketPrice.create({
      data: { metalId: gold.id, asOf: new Date(), buy: '5990', sell: '6000', source: 'TEST' },
    });
    // As its schedule does every minute.
    await product.db.$queryRaw`SELECT 1 FROM graphile_worker.add_job('refresh_list_prices', '{}')`;
    let now = before;
    for (const end = Date.now() + 120_000; now === before && Date.now() < end; now = await listPrice())
      await sleep(200);
    expect(now).toBeGreaterThan(before);
  });
});
