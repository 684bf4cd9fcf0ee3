import type { Json, Person, RestClient } from './case.ts';

/** The cheapest product with a price that fits. */
export async function findProduct(client: RestClient, fits: (product: Json) => boolean): Promise<Json> {
  const { items } = await client.get('/productCategories/products?pageSize=100&sortBy=price', null);
  for (const { id, price } of items) {
    const product = price > 0 ? await client.get(`/itemtypes/${id}`, null) : null;
    if (product && fits(product)) return product;
  }
  throw new Error('no product fits');
}

/** The default configuration, with every required choice made. */
export function configurationOf(product: Json): Json {
  return {
    itemTypeID: product.id,
    metalId: product.metals.find((metal: Json) => metal.isDefault)?.id ?? product.metals[0].id,
    ...(product.sizeRange ? { size: product.sizeRange.reference } : {}),
    attributes: product.attributes
      .filter((one: Json) => one.required && one.kind !== 'SIZE')
      .map((one: Json) => ({ id: one.id, value: one.defaultValueId ?? one.values[0]?.id ?? 'A & M' })),
  };
}

/** Adds a piece to a user’s cart. Returns the line. */
export async function addPiece(client: RestClient, as: Person, body: Json): Promise<Json> {
  return value(await client.ask('POST', '/ShoppingCart/addToCart', as, { body }));
}

/** Orders a piece, one job per line. Returns the order and its jobs as in the list. */
export async function placeOrder(
  client: RestClient,
  as: Person,
  product: Json,
  lines = 1,
): Promise<{ order: Json; jobs: Json[] }> {
  const sessionId = `order-${Date.now()}-${Math.random()}`.slice(0, 40);
  for (let line = 0; line < lines; line += 1) {
    await addPiece(client, as, { ...configurationOf(product), sessionId });
  }
  const order = value(await client.ask('POST', '/shoppingCart/submitOrder', as, { body: { sessionId } }));
  const path = `/JobOrders/job-orders?pageSize=${lines}&search=${order.order_code}`;
  return { order, jobs: (await client.get(path, as)).items };
}

function value({ status, body }: { status: number; body: Json }): Json {
  if (status !== 200 || body.hasErrors) throw new Error(`${status}: ${JSON.stringify(body.errorMessages)}`);
  return body.value;
}
