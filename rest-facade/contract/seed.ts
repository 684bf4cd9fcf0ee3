import type { Json, RestClient, Seed } from './case.ts';
import { addPiece, configurationOf, findProduct, placeOrder } from './shopping.ts';

/** Lines of the order whose jobs the cases ask about. */
const JOBS = 6;

/** Finds or makes them through the calls themselves, so that nothing but the contract is relied on. */
export async function findSeed(client: RestClient, url: string): Promise<Seed> {
  const categories: Json[] = await client.get('/ProductCategories', null);
  const detail = await findProduct(client, ({ attributes }) =>
    attributes.some((one: Json) => one.values.length > 0 && one.showInProductCatalog),
  );
  const proofed = await findProduct(client, ({ requiresProof }) => requiresProof);
  const me: Json = await client.get('/auth/user', 'buyer');
  const owner: Json = await client.get('/auth/user', 'owner');
  const [address]: Json[] = await client.get('/User/GetShippingAddresses', 'buyer');
  const countries: Json[] = await client.get('/Countries', null);
  const { jobs } = await placeOrder(client, 'buyer', proofed, JOBS);
  const [job, first, second, cancellable, ...newJobs] = jobs;
  const awaiting = [first, second];
  await client.ask('POST', '/JobOrders/update-status', 'sales', {
    body: { JobIds: awaiting.map(({ jobID }) => jobID), StatusTypeCode: 'AWAITING_APPROVAL' },
  });
  const sessionId = `contract-${Date.now()}`;
  return {
    client,
    category: categories.find((one) => one.productCount > 0),
    parentCategory: categories.find((one) => categories.some(({ parentID }) => parentID === one.id)),
    product: detail,
    item: await addPiece(client, 'buyer', { ...configurationOf(detail), sessionId }),
    job,
    awaiting,
    newJobs,
    address: address.address,
    country: countries.find((one) => one.code === 'US'),
    buyerId: me.user.id,
    ownerCustomers: owner.user.customers,
    uniqueId: await signInLink(client, url, me.user.id),
    renewing: await newSession(client),
    leaving: await newSession(client),
    cancellable,
    variant: await findVariant(client),
    sessionId,
  };
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
