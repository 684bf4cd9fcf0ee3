import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const { db } = product;

const orion = await db.customer.findFirstOrThrow({ where: { name: { contains: 'Orion' } } });
const luna = await db.customer.findFirstOrThrow({ where: { accountNumber: 'LUNA-001' } });
const job = await db.jobOrder.findFirstOrThrow({ where: { customerId: orion.id }, include: { notes: true } });
const address = await db.address.findFirstOrThrow({ where: { customerId: orion.id } });
const lunaDefault = await db.address.findFirstOrThrow({
  where: { customerId: luna.id, isDefaultShipping: true },
});
const orionBuyer = await db.user.findUniqueOrThrow({ where: { userNameKey: 'buyer@orion.test' } });
const line = await db.cartItem.findFirst({ where: { cart: { userId: orionBuyer.id } } });
const portrait = await db.file.create({
  data: {
    digest: 'c'.repeat(64),
    mimeType: 'image/webp',
    size: 1,
    width: 1,
    height: 1,
    originalName: 'passport of the buyer.png',
    uploadedById: orionBuyer.id,
    customerId: orion.id,
  },
});
await db.user.update({ where: { id: orionBuyer.id }, data: { pictureFileId: portrait.id } });

const USERS_OF_LUNA = [
  'viewer@luna.test',
  'buyer@luna.test',
  'owner@luna.test',
  'accounting@luna.test',
] as const;

const THEIRS: Record<string, string> = {
  job: encodeGlobalId('JobOrder', job.id),
  group: encodeGlobalId('OrderGroup', job.orderGroupId),
  address: encodeGlobalId('Address', address.id),
  customer: encodeGlobalId('Customer', orion.id),
  user: encodeGlobalId('User', orionBuyer.id),
  portrait: encodeGlobalId('FileInfo', portrait.id),
  ...(line ? { line: encodeGlobalId('CartItem', line.id) } : {}),
};

test.each(USERS_OF_LUNA.flatMap((who) => Object.keys(THEIRS).map((what) => [who, what] as const)))(
  '%s finds no %s of another customer by its global id',
  async (who, what) => {
    const query = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    const { json } = await product.graphql(query, { id: THEIRS[what] }, { headers: await product.as(who) });
    expect(json()).toEqual({ data: { node: null } });
  },
);

test.each([
  ...['viewer@luna.test', 'owner@luna.test', 'content@aurifex.test'].map((who) => [who, 404] as const),
  ['sales@aurifex.test', 404] as const,
  [null, 404] as const,
])('%s gets a profile picture of another customer by its number: %i', async (who, status) => {
  const asked = await product.send(`/files/${portrait.id}`, { headers: await product.as(who) });
  // Staff who may see it get the same response, because the row has no stored file here.
  expect(asked.status).toBe(status);
  expect(asked.text).not.toContain('passport');
});

const REST = [
  ['GET', `/JobOrders/${job.id}/notes`],
  ['GET', `/JobOrders/${job.id}/allItems`],
  ['GET', `/JobOrders/${job.id}/images`],
  ['GET', `/JobOrders/job-services?jobOrderId=${job.id}`],
  ['GET', `/customers/get-id-by-account-number/${orion.accountNumber}`],
] as const;

test.each(USERS_OF_LUNA.flatMap((who) => REST.map(([method, path]) => [who, method, path] as const)))(
  '%s reads nothing of another customer by %s %s',
  async (who, method, path) => {
    const { text } = await product.rest(method, path, undefined, { headers: await product.as(who) });
    for (const secret of [job.number, orion.name, address.line1]) expect(text).not.toContain(secret);
  },
);

const place = {
  label: 'Mine',
  contactName: 'Mallory',
  line1: '1 Elsewhere',
  city: 'Denver',
  zip: '80205',
  countryId: 840,
  stateId: lunaDefault.stateId,
};
const SAVE = `mutation ($input: SaveAddressInput!) {
  r: saveAddress(input: $input) { __typename ... on ForbiddenError { permission } ... on MutationError { code } }
}`;

test.each<[string, string, object, object]>([
  ['viewer@luna.test', 'adds an address', {}, { permission: 2402 }],
  ['viewer@luna.test', 'changes the default', { id: lunaDefault.id }, { permission: 2402 }],
  ['viewer@luna.test', 'adds a default', { isDefaultShipping: true }, { permission: 2402 }],
  ['buyer@luna.test', 'changes the default', { id: lunaDefault.id }, { permission: 2409 }],
  ['buyer@luna.test', 'adds a default to ship to', { isDefaultShipping: true }, { permission: 2409 }],
  ['buyer@luna.test', 'adds a default to bill', { isDefaultBilling: true }, { permission: 2409 }],
  ['approver@luna.test', 'changes the default', { id: lunaDefault.id }, { permission: 2409 }],
  ['accounting@luna.test', 'adds a default', { isDefaultBilling: true }, { permission: 2409 }],
  ['owner@luna.test', 'changes one of another customer', { id: address.id }, { code: 'NOT_FOUND' }],
  ['sales@aurifex.test', 'adds an address', {}, { permission: 3303 }],
  ['production@aurifex.test', 'adds an address', {}, { permission: 3303 }],
])('%s who %s is refused', async (who, _what, input, expected) => {
  const { json } = await product.graphql(
    SAVE,
    { input: { ...place, ...input } },
    { headers: await product.as(who) },
  );
  expect(Object(json()).data.r).toMatchObject(expected);
  const after = await db.address.findUniqueOrThrow({ where: { id: lunaDefault.id } });
  expect([after.line1, after.isDefaultShipping]).toEqual([lunaDefault.line1, true]);
});

test.each([
  ['viewer@luna.test', { ...place, isDefault: true }],
  ['viewer@luna.test', { ...place, id: lunaDefault.id }],
  ['buyer@luna.test', { ...place, id: lunaDefault.id }],
])('%s does not move the goods by REST', async (who, body) => {
  const headers = await product.as(who);
  expect((await product.rest('POST', '/User/UpdateShippingAddress', body, { headers })).status).toBe(403);
});

const WRITES: Record<string, string> = {
  addToCart: `addToCart(input: { configuration: { itemTypeId: 1, alloyId: 1, priorityId: 1 }, quantity: 1 })`,
  clearCart: 'clearCart(input: {})',
  submitOrder: 'submitOrder(input: {})',
  archiveAddress: `archiveAddress(input: { id: ${lunaDefault.id} })`,
  switchUser: `switchUser(input: { userId: ${orionBuyer.id} })`,
  createSignInLink: `createSignInLink(input: { userId: ${orionBuyer.id} })`,
  switchCustomer: `switchCustomer(input: { customerId: ${orion.id} })`,
  approve: `approveJobOrder(input: { id: "${THEIRS['job']}" })`,
  cancel: `cancelJobOrder(input: { id: "${THEIRS['job']}", reason: "x" })`,
  reorder: `reorderJobOrder(input: { id: "${THEIRS['job']}" })`,
  note: `addNote(input: { subjectId: "${THEIRS['job']}", text: "x", visibility: CUSTOMER })`,
};

test.each(Object.keys(WRITES))('a read-only user does nothing by %s', async (name) => {
  const query = `mutation { r: ${WRITES[name]} { __typename } }`;
  const { json } = await product.graphql(query, {}, { headers: await product.as('viewer@luna.test') });
  const { data, errors } = Object(json());
  const answer = data?.r?.__typename ?? errors?.[0]?.extensions?.code;
  expect(['ForbiddenError', 'NotFoundError']).toContain(answer);
});

const stale = await db.user.findUniqueOrThrow({ where: { userNameKey: 'approver@luna.test' } });

test.each([
  ['GET', '/User/GetShippingAddresses'],
  ['GET', '/User/user-customers'],
  ['GET', '/customers/getCustomerAddresses'],
  ['GET', '/JobOrders/job-orders'],
])('who must change the password reads nothing by %s %s', async (method, path) => {
  const headers = await product.as('approver@luna.test');
  await db.user.update({ where: { id: stale.id }, data: { mustChangePassword: true } });
  const { text } = await product.rest(method, path, undefined, { headers });
  await db.user.update({ where: { id: stale.id }, data: { mustChangePassword: false } });
  for (const secret of [luna.name, lunaDefault.line1, 'JO-']) expect(text).not.toContain(secret);
});

test.each([
  'viewer { customer { name addresses { line1 } } }',
  'viewer { customers { name addresses { line1 } } }',
  'viewer { user { customers { name addresses { line1 } } } }',
  'jobOrders(first: 5) { edges { node { number } } }',
  'customers(first: 5) { edges { node { name } } }',
])('… nor by %s', async (selection) => {
  const headers = await product.as('approver@luna.test');
  await db.user.update({ where: { id: stale.id }, data: { mustChangePassword: true } });
  const { text } = await product.graphql(`{ ${selection} }`, {}, { headers });
  await db.user.update({ where: { id: stale.id }, data: { mustChangePassword: false } });
  for (const secret of [luna.name, lunaDefault.line1, 'JO-']) expect(text).not.toContain(secret);
});

test('a thousand made-up session ids are a few carts', async () => {
  const headers = await product.as('outlet-buyer@luna.test').catch(() => product.as('buyer@luna.test'));
  const clear = (id: number) =>
    `mutation { r: clearCart(input: { sessionId: "made-up-${id}" }) { __typename } }`;
  for (let block = 0; block < 10; block += 1) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => product.graphql(clear(block * 10 + index), {}, { headers })),
    );
  }
  expect(await db.cart.count({ where: { sessionId: { startsWith: 'made-up' } } })).toBeLessThanOrEqual(20);
});
