import { expect, test } from '@jest/globals';
import { givenCustomer, visitor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { customersAndPeople } from './customers-and-people.examples.ts';

const { db, sql } = await testDatabase();
const { addresses, actorNamed } = await customersAndPeople(db);
const ALL = ['Luna', 'Luna Outlet', 'Orion'];

test.each<[string, string[]]>([
  ['buyer', ['Luna']],
  ['viewer', ['Luna']],
  ['owner', ['Luna', 'Luna Outlet']],
  ['orion', ['Orion']],
  ['sales', ALL],
  ['finance', ALL],
  ['production', []],
  ['content', []],
])('%s sees %j, in lists, by node and by account number', async (name, expected) => {
  const actor = actorNamed(name);
  const { data } = await run(
    actor,
    '{ customers { totalCount { count } edges { node { name addresses { label } } } } }',
  );
  expect(data.customers.edges.map((edge: { node: { name: string } }) => edge.node.name)).toEqual(expected);
  expect(data.customers.totalCount.count).toBe(expected.length);
  for (const customer of await db.customer.findMany({ where: { name: { in: ALL } } })) {
    const document =
      'query ($id: ID!, $no: String!) { node(id: $id) { id } customerByAccountNumber(accountNumber: $no) { name } }';
    const accountNumber = customer.accountNumber.toUpperCase();
    await db.customer.update({ where: { id: customer.id }, data: { accountNumber } });
    const one = await run(actor, document, {
      id: btoa(`Customer:${customer.id}`),
      no: accountNumber.toLowerCase(),
    });
    const isSeen = expected.includes(customer.name);
    expect([one.data.node !== null, one.data.customerByAccountNumber !== null]).toEqual([isSeen, isSeen]);
  }
});

test.each<[string, string[]]>([
  ['visitor', []],
  ['buyer', ['luna']],
  ['owner', ['luna', 'outlet']],
  ['orion', ['orion']],
  ['finance', ['luna', 'outlet', 'orion']],
  ['production', []],
])('%s reads the addresses of %j by node', async (name, expected) => {
  for (const [owner, { id }] of Object.entries(addresses)) {
    const { data } = await run(actorNamed(name), 'query ($id: ID!) { node(id: $id) { id } }', {
      id: btoa(`Address:${id}`),
    });
    expect(data.node !== null).toBe(expected.includes(owner));
  }
});

test('visitors see no customers', async () => {
  const { errors } = await run(visitor(db), '{ customers { edges { node { name } } } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('in a search %, _ and \\ stand for themselves', async () => {
  for (const name of ['Gold 50% & Co', 'Gold_smith', 'Back\\slash']) await givenCustomer(db, name);
  const found = async (search: string) => {
    const document = 'query ($search: String) { customers(search: $search) { edges { node { name } } } }';
    const { data } = await run(actorNamed('finance'), document, { search });
    return data.customers.edges.map((edge: { node: { name: string } }) => edge.node.name);
  };
  expect(await found('%')).toEqual(['Gold 50% & Co']);
  expect(await found('_')).toEqual(['Gold_smith']);
  expect(await found('d_s')).toEqual(['Gold_smith']);
  expect(await found('\\')).toEqual(['Back\\slash']);
  expect(await found('G%d')).toEqual([]);
});

test('a list of customers has the same cost for any length', async () => {
  const document =
    'query ($first: Int) { customers(first: $first) { edges { node { name customerType { name } addresses { label country { name } } } } } }';
  const one = await run(actorNamed('finance'), document, { first: 1 }, { sql });
  const many = await run(actorNamed('finance'), document, { first: 100 }, { sql });
  expect(one.statements).toHaveLength(1);
  expect(many.statements).toHaveLength(1);
});

test('countries and states are the ISO lists, by name', async () => {
  const document = 'query ($id: Int) { countries { code name } states(countryId: $id) { code name } }';
  const { data } = await run(visitor(db), document, { id: 840 }, { language: 'fr' });
  const names = data.countries.map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(249);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
  expect(data.countries).toContainEqual({ code: 'DE', name: 'Allemagne' });
  expect(data.states).toContainEqual({ code: 'CO', name: 'Colorado' });
});
