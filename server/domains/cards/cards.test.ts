import { expect, test } from '@jest/globals';
import { actingAs } from '../../../test/world/acting-as.ts';
import { decimal } from '../../lib/money.ts';
import { type Actor, createActor, givenCustomer } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newSavedCard } from '../../test/money/cards.ts';
import { run } from '../../test/run.ts';
import { testServices } from '../../test/services.ts';
import { forgetCard } from './forget-card.task.ts';

const { db } = await testDatabase();
const luna = await givenCustomer(db, 'Luna');
const orion = await givenCustomer(db, 'Orion');
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [luna] });
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });
const stranger = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [orion] });
const admin = await createActor(db, { role: 'ADMINISTRATOR' });

const CARD =
  'databaseId gateway gatewayId cardType { databaseId name } last4 expMonth expYear isExpired nameOnCard isDefault version';
const ERRORS = `... on MutationError { code } ... on RefusedError { data } ... on ForbiddenError { permission }
  ... on InvalidInputError { issues { path code } }`;

async function list(actor: Actor, args = '(includeExpired: true)') {
  return (await run(actor, `{ savedCards${args} { ${CARD} } }`)).data?.savedCards;
}

async function act(
  actor: Actor,
  name: 'addCard' | 'setDefaultCard' | 'removeCard',
  input: object,
  key?: string,
) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS}
    ... on ${base}Success { customer { savedCards { ${CARD} } } } } }`;
  const options = key === undefined ? {} : { idempotencyKey: key };
  const { customer, ...result } = (await run(actor, document, { input }, options)).data.result;
  return customer ? { ...result, savedCards: customer.savedCards } : result;
}

const card = (nonce: string, more: object = {}) => ({
  token: `cnon:card-nonce-${nonce}`,
  nameOnCard: 'Ann Buyer',
  zip: '10001',
  ...more,
});

test('the gateway stores a card; only its displayed data is stored here', async () => {
  const added = await act(owner, 'addCard', card('ok'));
  expect(added.savedCards).toEqual([
    {
      databaseId: expect.any(Number),
      gateway: 'SQUARE',
      gatewayId: 1,
      cardType: { databaseId: 1, name: 'Visa' },
      last4: '1111',
      expMonth: 12,
      expYear: 2030,
      isExpired: false,
      nameOnCard: 'Ann Buyer',
      isDefault: true,
      version: 1,
    },
  ]);
  const [row] = await db.savedCard.findMany({ where: { customerId: luna } });
  expect(row).toMatchObject({ gatewayCardReference: expect.stringMatching(/^ccof:/), userId: owner.userId });
  const [audited] = await db.auditEvent.findMany({ where: { action: 'CARD_ADDED' } });
  expect(audited).toMatchObject({ customerId: luna, entityId: String(row?.id) });
});

test('makes another card the default, and deletes it, also at the gateway', async () => {
  const { savedCards } = await act(owner, 'addCard', card('ok', { isDefault: true }));
  const [second, first] = savedCards;
  expect([second.isDefault, first.isDefault]).toEqual([true, false]);
  const changed = await act(owner, 'setDefaultCard', { id: first.databaseId });
  expect(changed.savedCards.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual([
    first.databaseId,
    second.databaseId,
  ]);
  const removed = await act(owner, 'removeCard', { id: second.databaseId });
  expect(removed.savedCards).toHaveLength(1);
  expect(await act(owner, 'removeCard', { id: second.databaseId })).toMatchObject({ code: 'NOT_FOUND' });
  const services = await testServices();
  await forgetCard.run(JSON.parse(forgetCard.write({ savedCardId: second.databaseId })), {
    db,
    databaseUrl: '',
    services,
    now: new Date(),
  });
  const { gatewayCardReference, gatewayCustomerReference } = await db.savedCard.findUniqueOrThrow({
    where: { id: second.databaseId },
  });
  await expect(
    services.gateways.cards('SQUARE')?.authorize({
      key: `forgotten-${second.databaseId}`,
      money: { amount: decimal('1.00'), currency: 'USD' },
      card: { cardReference: gatewayCardReference, customerReference: gatewayCustomerReference },
      note: '',
    }),
  ).rejects.toMatchObject({ code: 'CARD_INVALID' });
});

test.each([
  ['declined', 'CARD_DECLINED'],
  ['rejected-cvv', 'CSC_WRONG'],
  ['rejected-postalcode', 'POSTAL_CODE_WRONG'],
  ['expired', 'CARD_EXPIRED'],
  ['never-made', 'CARD_INVALID'],
])(
  'a card that is %s is refused as %s with the words of the gateway, and nothing is kept',
  async (nonce, code) => {
    const before = await list(owner);
    expect(await act(owner, 'addCard', card(nonce))).toEqual({
      __typename: 'RefusedError',
      code,
      data: { texts: [expect.any(String)] },
    });
    expect(await list(owner)).toEqual(before);
  },
);

test('at NMI too; a gateway that is none is an input that is wrong', async () => {
  const input = { ...card('ok'), token: 'tok-card-nonce-ok', gatewayId: 2 };
  expect((await act(stranger, 'addCard', input)).savedCards).toMatchObject([
    { gateway: 'NMI', gatewayId: 2 },
  ]);
  expect(await act(stranger, 'addCard', { ...input, gatewayId: 3 })).toMatchObject({
    issues: [{ path: 'gatewayId', code: 'UNKNOWN' }],
  });
});

test('a repeat with its key adds one card', async () => {
  const before = (await list(stranger)).length;
  await act(stranger, 'addCard', card('ok'), 'cards-once');
  await act(stranger, 'addCard', card('ok'), 'cards-once');
  expect(await list(stranger)).toHaveLength(before + 1);
});

test('lists omit expired cards unless requested, and separate gateways; 0 is the default gateway', async () => {
  const third = await createActor(db, {
    role: 'PORTAL_ADMIN',
    customerIds: [await givenCustomer(db, 'Vega')],
  });
  const of = { customerId: third.customerId ?? 0, userId: third.userId ?? 0 };
  const expired = await newSavedCard(db, { ...of, expYear: 2020 });
  const square = await newSavedCard(db, of);
  const nmi = await newSavedCard(db, { ...of, gateway: 'NMI' });
  const ids = async (args: string) =>
    (await list(third, args)).map(({ databaseId }: { databaseId: number }) => databaseId);
  expect(await ids('')).toEqual([nmi, square]);
  expect(await ids('(includeExpired: true)')).toEqual([nmi, square, expired]);
  expect(await ids('(gatewayId: 0)')).toEqual([square]);
  expect(await ids('(gatewayId: 2)')).toEqual([nmi]);
  expect(await ids('(gatewayId: 9)')).toEqual([]);
});

test('cards are the customer’s own, and for those who see payments', async () => {
  expect((await run(buyer, '{ savedCards { databaseId } }')).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const [mine] = await list(owner);
  for (const name of ['setDefaultCard', 'removeCard'] as const) {
    expect(await act(stranger, name, { id: mine.databaseId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await act(buyer, name, { id: mine.databaseId })).toMatchObject({ __typename: 'ForbiddenError' });
  }
  expect(await act(buyer, 'addCard', card('ok'))).toMatchObject({ permission: 2102 });
  expect(await act(admin, 'addCard', card('ok'))).toMatchObject({ code: 'CUSTOMER_REQUIRED' });
});

test('cards cannot be changed while acting as another user', async () => {
  const acting = await actingAs(admin, owner);
  const [mine] = await list(owner);
  const refused = { __typename: 'RefusedError', code: 'NOT_WHILE_ACTING' };
  expect(await act(acting, 'addCard', card('ok'))).toMatchObject(refused);
  expect(await act(acting, 'setDefaultCard', { id: mine.databaseId })).toMatchObject(refused);
  expect(await act(acting, 'removeCard', { id: mine.databaseId })).toMatchObject(refused);
});

test('lists card types and gateways, and refuses card numbers in every text field', async () => {
  const { data } = await run(
    owner,
    '{ cardTypes { databaseId code name } paymentGateways { databaseId code name isDefault isSandbox fieldsUrl } }',
  );
  expect(data.cardTypes).toHaveLength(5);
  expect(data.paymentGateways).toMatchObject([
    {
      databaseId: 1,
      code: 'SQUARE',
      isDefault: true,
      isSandbox: true,
      fieldsUrl: expect.stringMatching(/gateway=square$/),
    },
    { databaseId: 2, code: 'NMI', isDefault: false },
    { databaseId: 3, code: 'PAYPAL', fieldsUrl: null },
  ]);
  expect(await act(owner, 'addCard', { ...card('ok'), nameOnCard: '4111 1111 1111 1111' })).toMatchObject({
    __typename: 'InvalidInputError',
  });
});
