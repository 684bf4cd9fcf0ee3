import { globalId } from '../../rest-facade/input/ids.ts';
import type { Json, RestClient, Seed } from './case.ts';
import { addPiece, configurationOf, findProduct, placeOrder } from './shopping.ts';

/** Lines of the order whose jobs the cases use. */
const JOBS = 6;

/** Finds or creates the demo data with calls, or with GraphQL where no call exists. */
export async function findSeed(client: RestClient): Promise<Seed> {
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
  const { order: soldOrder } = await placeOrder(client, 'buyer', proofed, 2);
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
    piece: await firstPiece(client, job),
    salesOrder: await newSalesOrder(client, soldOrder.order_code),
    billedOrder: (await client.get('/SalesOrders?search=ORN-3187', 'finance')).items[0],
    consignment: await firstConsignment(client),
    quote: await newQuote(client, job),
    withdrawable: await newQuote(client, job),
    vloraQuote: (await client.get('/VloraPriceQuotes?pageSize=1', 'buyer')).items[0],
    address: address.address,
    country: countries.find((one) => one.code === 'US'),
    buyerId: me.user.id,
    ownerCustomers: owner.user.customers,
    uniqueId: await signInLink(client, me.user.id),
    renewing: await newSession(client),
    leaving: await newSession(client),
    cancellable,
    variant: await findVariant(client),
    sessionId,
  };
}

/** No documented call issues a unique id: staff use GraphQL. */
async function signInLink(client: RestClient, userId: number): Promise<string> {
  const document = `mutation ($userId: Int!) {
    result: createSignInLink(input: { userId: $userId }) { ... on CreateSignInLinkSuccess { uniqueId } }
  }`;
  const { result } = await client.graphql(document, 'sales', { userId });
  return result.uniqueId;
}

/** No documented call creates the sales order of an order. */
async function newSalesOrder(client: RestClient, orderCode: string): Promise<Json> {
  const document = `mutation ($orderCode: String!) {
    result: createSalesOrder(input: { orderCode: $orderCode, kind: SO }) {
      ... on CreateSalesOrderSuccess { salesOrder { databaseId number orderCode } }
    }
  }`;
  const { result } = await client.graphql(document, 'sales', { orderCode });
  return result.salesOrder;
}

/** Its pieces, over GraphQL. */
async function firstConsignment(client: RestClient): Promise<Seed['consignment']> {
  const document = `{ outgoingConsignments(first: 1) { edges { node { databaseId
    lines { databaseId quantity memoPrice } } } } }`;
  const { outgoingConsignments: consignments } = await client.graphql(document, 'accounting');
  const { databaseId, lines } = consignments.edges[0].node;
  return {
    id: databaseId,
    lines: lines.map((line: Json) => ({
      id: line.databaseId,
      quantity: line.quantity,
      memoPrice: Number(line.memoPrice),
    })),
  };
}

/** No documented call only requests a quote. */
async function newQuote(client: RestClient, job: Json): Promise<Json> {
  const document = `mutation ($jobOrderId: ID!) {
    result: requestPriceQuoteForJob(input: { jobOrderId: $jobOrderId, quantity: 3, poNumber: "PO-Q7" }) {
      ... on RequestPriceQuoteForJobSuccess { priceQuote { databaseId number } }
    }
  }`;
  const jobOrderId = globalId('JobOrder', job.jobID);
  const { result } = await client.graphql(document, 'buyer', { jobOrderId });
  return result.priceQuote;
}

async function firstPiece(client: RestClient, { jobID }: Json): Promise<Json> {
  const { items } = await client.get(`/JobOrders/${jobID}/items`, 'buyer');
  return items[0];
}

async function newSession(client: RestClient): Promise<Json> {
  const { body } = await client.ask('POST', '/auth/portal-login', null, {
    body: { userName: 'viewer@luna.test', password: 'Aurifex-demo-1' },
  });
  return body;
}

/** A product with variants, and the choices that select the first variant. */
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
