import type { Database } from '../database/client.ts';
import { createCustomers, type NewAddress, type NewCustomer } from '../domains/customers/create-customers.ts';
import { type Actor, createActor } from './actors.ts';
import { createSampleCatalog, WORKED_EXAMPLE } from './catalog/sample-catalog.ts';
import { run } from './run.ts';

/** The piece of the worked example, made only after the customer approved a proof. */
const PROOFED = {
  ...WORKED_EXAMPLE,
  code: 'BAND-PROOF',
  nameEn: 'Proofed band',
  nameFr: 'Alliance sur épreuve',
  requiresProof: true,
};

const NEW_YORK: NewAddress = {
  label: 'Store',
  contactName: 'Ada Moon',
  line1: '1 Moon Street',
  city: 'New York',
  zip: '10001',
  countryCode: 'US',
  stateCode: 'NY',
};

/** Two jewellers and the manufacturer’s staff, with the sample catalogue. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Opens a shop on a database with reference data. Luna has an outlet, an address book, −5 % and insured ground shipping. */
export async function openShop(db: Database) {
  const now = new Date();
  const pieces = await createSampleCatalog(db, { now, pieces: [PROOFED] });
  const customers = await createCustomers(db, [
    customer('LUNA-001', { adjustmentPercent: '-5', defaultShippingMethodCode: 'GROUND' }),
    customer('LUNA-002', {}),
    customer('ORIO-001', {}),
  ]);
  const [luna = 0, outlet = 0, orion = 0] = customers.values();
  return {
    db,
    luna,
    outlet,
    orion,
    pieceId: (code: string) => pieces.get(code) ?? 0,
    buyer: await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna], firstName: 'Bea' }),
    colleague: await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna], firstName: 'Cleo' }),
    approver: await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [luna] }),
    owner: await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [outlet, luna] }),
    viewer: await createActor(db, { role: 'PORTAL_VIEWER', customerIds: [luna] }),
    accounting: await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [luna] }),
    foreignBuyer: await createActor(db, { role: 'PORTAL_BUYER', customerIds: [orion] }),
    sales: await createActor(db, { role: 'STAFF_SALES' }),
    production: await createActor(db, { role: 'STAFF_PRODUCTION' }),
    content: await createActor(db, { role: 'STAFF_CONTENT' }),
    admin: await createActor(db, { role: 'ADMINISTRATOR' }),
  };
}

function customer(accountNumber: string, terms: Partial<NewCustomer>): NewCustomer {
  return {
    accountNumber,
    name: `Jeweller ${accountNumber}`,
    customerTypeCode: 'RETAILER',
    email: `${accountNumber.toLowerCase()}@example.test`,
    addresses: [NEW_YORK, { ...NEW_YORK, label: 'Workshop', stateCode: 'NJ', city: 'Newark', zip: '07102' }],
    ...terms,
  };
}

/** The worked example as a configuration: size 9, rush. */
export function workedExample(shop: Shop, code = 'BAND-1') {
  return { itemTypeId: shop.pieceId(code), size: '9', priorityId: 2 };
}

/** Adds the worked example to an actor’s cart. Returns the mutation’s result. */
export async function add(actor: Actor, shop: Shop, input: Record<string, unknown> = {}) {
  const { data } = await run(actor, ADD, {
    input: { configuration: workedExample(shop), quantity: 1, ...input },
  });
  return data.result;
}

const REMOVE = `mutation ($id: ID!) { removeCartItem(input: { id: $id }) { __typename } }`;

/** A line that an actor just removed from the cart. Returns its global id. */
export async function removedLine(actor: Actor, shop: Shop): Promise<string> {
  const { id } = (await add(actor, shop)).cartItem;
  await run(actor, REMOVE, { id });
  return id;
}

const ERRORS = `
  ... on MutationError { code message }
  ... on InvalidInputError { issues { path code } }
  ... on RefusedError { data }
  ... on ForbiddenError { permission }`;

const ADD = `mutation ($input: AddToCartInput!) { result: addToCart(input: $input) { __typename ${ERRORS}
  ... on AddToCartSuccess { warnings cartItem { id databaseId unitPrice linePrice quantity version } cart { id itemCount totals { subTotal } } } } }`;

/** Submits an actor’s cart. Returns the mutation’s result. */
export async function submit(actor: Actor, input: Record<string, unknown> = {}, idempotencyKey?: string) {
  const { data } = await run(
    actor,
    SUBMIT,
    { input },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
  return data.result;
}

const SUBMIT = `mutation ($input: SubmitOrderInput!) { result: submitOrder(input: $input) { __typename ${ERRORS}
  ... on PriceChangedError { changes { name before after quantity reason } cart { items { unitPrice } } }
  ... on SubmitOrderSuccess { orderCode jobTypeCode cart { itemCount } salesOrder { number lines { rank } }
    orderGroup { subTotal shippingPrice salesTaxValue grandTotal poNumber shippingAddress { city state country }
      jobOrders { id number title unitPrice lineTotal quantity promisedOn status { code } services { status serviceType { code } } items { code children { code } } images { url isBig } } } } } }`;

/** A submitted job of the worked example. Returns its global id, id and number. */
export async function orderedJob(
  actor: Actor,
  shop: Shop,
  line: Record<string, unknown> = {},
): Promise<{ id: string; databaseId: number; number: string }> {
  await add(actor, shop, line);
  const { data } = await run(
    actor,
    `mutation { result: submitOrder(input: {}) { ... on SubmitOrderSuccess { orderGroup { jobOrders { id databaseId number } } } } }`,
  );
  return data.result.orderGroup.jobOrders[0];
}
