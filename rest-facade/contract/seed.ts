import type { Json, RestClient, Seed } from './case.ts';

/** Finds them through the calls themselves, so that nothing but the contract is relied on. */
export async function findSeed(client: RestClient, url: string): Promise<Seed> {
  const categories: Json[] = await client.get('/ProductCategories', null);
  const { items: products }: Json = await client.get(
    '/productCategories/products?pageSize=50&sortBy=price',
    null,
  );
  const product = products.find((one: Json) => one.price > 0);
  const detail = await client.get(`/itemtypes/${product.id}`, null);
  const sessionId = `contract-${Date.now()}`;
  const added = await client.ask('POST', '/ShoppingCart/addToCart', 'buyer', {
    body: { ...configurationOf(detail), sessionId, quantity: 1 },
  });
  const { items: jobs }: Json = await client.get('/JobOrders/job-orders?pageSize=100', 'buyer');
  const me: Json = await client.get('/auth/user', 'buyer');
  const owner: Json = await client.get('/auth/user', 'owner');
  const [address]: Json[] = await client.get('/User/GetShippingAddresses', 'buyer');
  const countries: Json[] = await client.get('/Countries', null);
  return {
    client,
    category: categories.find((one) => one.productCount > 0),
    parentCategory: categories.find((one) => categories.some(({ parentID }) => parentID === one.id)),
    product: detail,
    item: added.body.value,
    job: jobs[0],
    awaiting: await jobsIn(client, 'AWAITING_APPROVAL', 'approver'),
    newJobs: await jobsIn(client, 'NEW', 'sales'),
    address: address.address,
    country: countries.find((one) => one.code === 'US'),
    buyerId: me.user.id,
    ownerCustomers: owner.user.customers,
    uniqueId: await signInLink(client, url, me.user.id),
    renewing: await newSession(client),
    leaving: await newSession(client),
    cancellable: (await client.ask('POST', `/JobOrders/re-order/${jobs[0].jobID}`, 'buyer')).body.value,
    variant: await findVariant(client),
    sessionId,
  };
}

/** The default configuration, with every required choice made. */
export function configurationOf(product: Json): Json {
  return {
    itemTypeID: product.id,
    metalId: product.metals.find((metal: Json) => metal.isDefault)?.id ?? product.metals[0].id,
    ...(product.sizeRange ? { size: product.sizeRange.reference } : {}),
    attributes: product.attributes
      .filter((one: Json) => one.required && one.values.length > 0)
      .map((one: Json) => ({ id: one.id, value: one.defaultValueId ?? one.values[0].id })),
  };
}

async function jobsIn(client: RestClient, status: string, as: 'approver' | 'sales'): Promise<Json[]> {
  const { items }: Json = await client.get(`/JobOrders/job-orders?status=${status}&pageSize=100`, as);
  return items;
}

/** No documented call issues a unique id: staff do so over GraphQL. */
async function signInLink(client: RestClient, url: string, userId: number): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await client.tokenOf('sales') },
    body: JSON.stringify({
      query: `mutation ($userId: Int!) {
        result: createSignInLink(input: { userId: $userId }) { ... on CreateSignInLinkSuccess { uniqueId } }
      }`,
      variables: { userId },
    }),
  });
  const { data }: Json = await response.json();
  return data.result.uniqueId;
}

async function newSession(client: RestClient): Promise<Json> {
  const { body } = await client.ask('POST', '/auth/portal-login', null, {
    body: { userName: 'viewer@luna.test', password: 'Aurifex-demo-1' },
  });
  return body;
}

/** A product with variants, and the choices that lead to the first of them. */
async function findVariant(client: RestClient): Promise<{ id: number; body: Json }> {
  const { value } = await client.get('/ItemTypes/ShownInCatalog', null);
  for (const { id } of value) {
    const product = await client.get(`/itemtypes/${id}?includevariants=true`, null);
    const [variant] = product.variants;
    if (!variant) continue;
    const attributes = variant.attributeValues.map((option: Json) => ({
      id: product.attributes.find((one: Json) => one.values.some((v: Json) => v.id === option.id)).id,
      value: option.id,
    }));
    return {
      id: variant.id,
      body: { itemTypeID: id, metalId: variant.metalId, size: variant.size, attributes },
    };
  }
  throw new Error('no product has variants');
}
