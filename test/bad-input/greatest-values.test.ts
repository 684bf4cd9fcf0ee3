import { expect, test } from '@jest/globals';
import { type GraphQLInputType, getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { MAX_AMOUNT } from '../../server/lib/amount-limits.ts';
import { schema } from '../../server/schema/index.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { rootCalls } from '../world/root-calls.ts';

const { db } = await testDatabase();
const calls = await rootCalls(await openShop(db));

/** Names of integers that count pieces; other integers are ids, days and positions. */
const COUNTED = /^(quantity|count|pieces)$/i;
/** Maximum quantity of a line. */
const MAX_PIECES = 999;

/** Amounts: the maximum of an input, the maximum of a column, and more. */
const GREATEST = [MAX_AMOUNT, '9999999999', '999999999999.99', '999999999999999'];

/** A value with one amount in all its decimals, and the maximum quantity; other fields as in the sample. */
function withGreatest(type: GraphQLInputType, value: unknown, amount: string): unknown {
  const plain = getNullableType(type);
  if (isListType(plain))
    return Array.isArray(value) ? value.map((one) => withGreatest(plain.ofType, one, amount)) : value;
  if (!isInputObjectType(plain)) return getNamedType(plain).name === 'Decimal' ? amount : value;
  if (typeof value !== 'object' || value === null) return value;
  const given: Record<string, unknown> = { ...value };
  const fields = Object.values(plain.getFields()).map(({ name, type: inner }): [string, unknown] => [
    name,
    COUNTED.test(name) && !isListType(getNullableType(inner))
      ? MAX_PIECES
      : withGreatest(inner, given[name], amount),
  ]);
  return Object.fromEntries(fields.filter(([, each]) => each !== undefined));
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
  args.some(({ type }) => takesDecimal(type)),
);

function takesDecimal(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === 'Decimal';
  return Object.values(named.getFields()).some((field) => takesDecimal(field.type));
}

test.each(mutations.map((field) => [field.name, field] as const))(
  '%s answers the greatest amounts and counts, or refuses them at a field',
  async (name, { args }) => {
    const [input] = args;
    if (!input) throw new Error(`${name} has no input.`);
    const answers: unknown[] = [];
    for (const amount of GREATEST) {
      const call = await calls[name]?.();
      if (!call) throw new Error(`${name} has no sample.`);
      const value = withGreatest(input.type, call.args[input.name], amount);
      const { data, errors } = await run(
        call.as,
        `mutation ($input: ${input.type}) { result: ${name}(input: $input) { __typename
          ... on MutationError { code } ... on InvalidInputError { issues { path code } } } }`,
        { [input.name]: value },
      );
      // GraphQL itself refuses a number that is too long for a decimal.
      const isKnown = errors.every(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT');
      if (!isKnown || data?.result?.code === 'UNKNOWN') answers.push({ amount, errors, data });
    }
    expect(answers).toEqual([]);
  },
);
