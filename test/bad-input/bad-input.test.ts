import { beforeEach, expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLFormattedError,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { schema } from '../../server/schema/index.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import type { QueryCall } from '../world/query-calls.ts';
import { rootCalls } from '../world/root-calls.ts';
import { watchWrites } from '../writes/watch-writes.ts';
import { attemptsOf } from './attempts.ts';

const { db, pool } = await testDatabase();
const shop = await openShop(db);
const calls = await rootCalls(shop);
const writes = await watchWrites(pool);

type RootField = { kind: 'query' | 'mutation'; field: GraphQLField<unknown, unknown> };

const rootFields: [string, RootField][] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({
    kind: 'query' as const,
    field,
  })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    kind: 'mutation' as const,
    field,
  })),
]
  .filter(({ field }) => field.args.length > 0)
  .map((root) => [root.field.name, root]);

/** Tables in which a mutation stores attempts, besides the common counters. */
const COUNTED_IN: Readonly<Record<string, readonly string[]>> = {
  openGuestQuote: ['public.PriceQuoteGuestLink'],
  // Only the bank can refuse a token, and its response is stored.
  payDeposit: ['public.Charge'],
};

/** Refused calls may change only counters of attempts, which must not refuse later calls here. */
beforeEach(forgetAttempts);
async function forgetAttempts(): Promise<void> {
  await pool.query('DELETE FROM "RateLimit"');
}

test('every field with arguments is tried', () => {
  expect(Object.keys(calls).sort()).toEqual(rootFields.map(([name]) => name).sort());
});

test.each(rootFields)('%s survives hostile values', async (name, root) => {
  const call = await prepared(name);
  const document = documentOf(root);
  const problems: string[] = [];
  let wasAccepted = false;
  await writes.take();
  for (const { path, value, mustFail } of attemptsOf(root.field)) {
    const shown = `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`;
    try {
      if (!mustFail) await forgetAttempts();
      const answer = await run(call.as, document, replaced(call.args, path, value));
      const refusal = refusalOf(answer.errors, answer.data?.result);
      if (mustFail && !refusal) problems.push(`${shown} was accepted`);
      // After an odd value was accepted, rules may refuse others because of the changed data.
      if (refusal && !wasAccepted && !namesField(refusal, path))
        problems.push(`${shown} ${JSON.stringify(refusal).slice(0, 300)}`);
      if (!refusal && root.kind === 'mutation') wasAccepted = true;
      // Queries change nothing, and GraphQL itself has refused the others before execution.
      if (root.kind === 'query' || !answer.data) continue;
      const written = (await writes.take()).filter((table) => !COUNTED_IN[name]?.includes(table));
      if (refusal && written.length > 0) problems.push(`${shown} was refused but wrote ${written}`);
    } catch (error) {
      problems.push(`${shown} threw ${String(error).slice(0, 300)}`);
    }
  }
  expect(problems).toEqual([]);
});

const foreignIds: { name: string; path: string; id: string | number }[] = [];
for (const name of Object.keys(calls)) {
  const { foreign } = await prepared(name);
  for (const [path, id] of Object.entries(foreign ?? {})) foreignIds.push({ name, path, id });
}

test.each(foreignIds)(
  '$name answers $path of another customer as a missing one',
  async ({ name, path, id }) => {
    const call = await prepared(name);
    const root = rootFields.find(([each]) => each === name)?.[1];
    if (!root) throw new Error(`There is no ${name}.`);
    const document = documentOf(root);
    const at = path.split('.');
    const answers = [];
    await writes.take();
    for (const value of [id, missing(id)]) {
      const { data, errors } = await run(call.as, document, replaced(call.args, at, value));
      answers.push(JSON.stringify({ data, errors }));
    }
    expect(answers[0]).toBe(answers[1]?.replaceAll(String(missing(id)), String(id)));
    if (root.kind === 'mutation') expect(await writes.take()).toEqual([]);
  },
);

/** A missing id, number or code in the format of the given one. */
function missing(id: string | number): string | number {
  if (typeof id === 'number') return 2_000_000_000;
  const typename = /^[\w+/]+=*$/.test(id) ? atob(id).split(':')[0] : '';
  return typename ? encodeGlobalId(typename, 2_000_000_000) : id.replace(/\d/g, '9');
}

async function prepared(name: string): Promise<QueryCall> {
  const call = await calls[name]?.();
  if (!call) throw new Error(`${name} has no sample.`);
  return call;
}

/** A copy of the arguments with one replaced value; of lists, the first element. */
function replaced(args: Record<string, unknown>, path: string[], value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return { ...args, [name]: value };
  const inner = args[name];
  const copy = (object: unknown) => replaced({ ...Object(object) }, rest, value);
  return { ...args, [name]: Array.isArray(inner) ? [copy(inner[0])] : copy(inner) };
}

function documentOf({ kind, field }: RootField): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${kind} (${variables}) { result: ${field.name}(${args}) ${selection(field.type)} }`;
}

const ERRORS =
  '... on MutationError { code message } ... on InvalidInputError { issues { path code } } ... on RefusedError { data }';

/** A selection that shows success: type names and ids of the success's objects, edges of a list. */
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const success = named.getTypes().find(({ name }) => name.endsWith('Success'));
    return `{ __typename ${ERRORS} ... on ${success?.name} ${success ? selection(success) : ''} }`;
  }
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const shown = fields.map((field) =>
    isLeafType(getNamedType(field.type))
      ? field.name
      : field.name === 'edges'
        ? 'edges { cursor }'
        : `${field.name} { __typename }`,
  );
  const plain = fields.filter(({ args }) => args.every(({ defaultValue }) => defaultValue === undefined));
  return `{ __typename ${shown.filter((_text, index) => plain.includes(fields[index] as never)).join(' ')} }`;
}

type Refusal = { code?: unknown; message: string; issues?: { path: string }[] };

/** The refusal in a response in any form; null for success. */
function refusalOf(errors: GraphQLFormattedError[], result: unknown): Refusal | null {
  const [error] = errors;
  if (error) return { ...error.extensions, message: error.message };
  const answer = Object(result);
  return String(answer.__typename).endsWith('Error') ? answer : null;
}

/** Whether a refusal of invalid input names its field; rules and missing rows need not. */
function namesField({ code, message, issues }: Refusal, path: string[]): boolean {
  if (code === 'INVALID_INPUT') {
    const place = path.filter((part) => part !== 'input').join('.');
    return (issues ?? []).some((issue) => {
      const named = issue.path.replaceAll(/\.\d+(?=\.|$)/g, '');
      return (
        named !== '' && (named.startsWith(place) || place.startsWith(named) || place.endsWith(`.${named}`))
      );
    });
  }
  return code !== undefined || message.includes(path.at(-1) ?? '');
}
