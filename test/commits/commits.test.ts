import { expect, test } from '@jest/globals';
import { type GraphQLOutputType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { sampleOf } from '../world/mutation-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { watchWrites } from '../writes/watch-writes.ts';

const { db, pool } = await testDatabase();
const shop = await openShop(db);
const world = await sampleWorld(shop);
const watch = await watchWrites(pool);

const committing = [...MUTATIONS].flatMap(([name, { commits }]) => (commits ? [{ name, commits }] : []));

test.each(committing)('$name takes the total that was seen', ({ name, commits: { each } }) => {
  const field = schema.getMutationType()?.getFields()[name];
  const input = getNamedType(field?.args[0]?.type);
  if (!isInputObjectType(input)) throw new Error(`${name} takes no input.`);
  const listed = each === undefined ? input : getNamedType(input.getFields()[each]?.type);
  if (!isInputObjectType(listed)) throw new Error(`${name} has no list ${each}.`);
  expect(String(listed.getFields()['expectedGrandTotal']?.type)).toBe('Decimal');
});

test.each(committing)('$name takes the total of a whole order, as a field shows it', ({ commits }) => {
  const shown = [...commits.total.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path.split('.'));
  expect(shown).not.toEqual([]);
  for (const path of shown) {
    const [first = '', ...names] = path;
    const from = /^[A-Z]/.test(first)
      ? schema.getType(first)
      : schema.getQueryType()?.getFields()[first]?.type;
    const type = names.reduce<unknown>((of, name) => {
      const owner = getNamedType(of as GraphQLOutputType);
      return isObjectType(owner) ? owner.getFields()[name]?.type : undefined;
    }, from);
    const isPreview = String(getNamedType(type as GraphQLOutputType)) === 'OrderPreview';
    expect([path, isPreview || path.at(-1) === 'grandTotal', type !== undefined]).toEqual([path, true, true]);
  }
});

test.each(committing)(
  '$name refuses another total, tells both, and writes nothing',
  async ({ name, commits }) => {
    const { as, input } = await (commits.sample ?? ((it: typeof world) => sampleOf(it, name)))(world);
    const { each } = commits;
    const seen = { expectedGrandTotal: '0.01' };
    const list = each === undefined ? [] : [input[each]].flat();
    const wrong = each === undefined ? seen : { [each]: list.map((one) => ({ ...Object(one), ...seen })) };
    await watch.take();
    const result = await call(name, as, { ...input, ...wrong });
    expect(result.code).toBe('PRICE_CHANGED');
    const preview = result.data ?? result;
    expect(preview).toMatchObject({ before: '0.01', after: expect.stringMatching(/^\d+\.\d\d$/) });
    // The bank authorizes the total that was shown before anything is ordered, and releases it.
    const written = (await watch.take()).filter((table) => !(each && /Charge/.test(table)));
    expect(written).toEqual([]);
  },
);

type Answer = { code?: string; data?: object | null; before?: string; after?: string };

async function call(name: string, as: Parameters<typeof run>[0], input: object): Promise<Answer> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const changed = /PriceChangedError/.test(String(resultMembers(base)))
    ? '... on PriceChangedError { before after }'
    : '';
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on MutationError { code } ... on RefusedError { data } ${changed} } }`;
  const { data } = await run(as, document, { input });
  return data.result;
}

function resultMembers(base: string): unknown {
  const type = schema.getType(`${base}Result`);
  return type && 'getTypes' in type ? type.getTypes() : [];
}
