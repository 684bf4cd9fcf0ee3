import { afterAll, expect, test } from '@jest/globals';
import { type OperationDefinitionNode, parse } from 'graphql';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { declaredLists } from '../../server/lists/list.ts';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { demoActor, tokenOf } from '../../server/test/actors.ts';
import { inTurn, isDeep } from '../../server/test/depth.ts';
import { queryVariables } from '../equal-answers/query-variables.examples.ts';
import { startProduct } from '../product/product.ts';
import { listDocument, plainRowOf } from '../world/list-document.ts';
import { QUERY_BUDGETS } from './budgets.ts';
import { growDemo } from './grow-demo.ts';
import { queryBudget, usualBudget } from './query-budget.ts';

const product = await startProduct({ seed: 'demo' });
afterAll(product.stop);
const { db, sql, url } = product;

const queries = [...readPersistedOperations(null)]
  .filter(([, { text }]) => /^\s*query\b/.test(text))
  .map(([id, { name, text }]) => ({ id, name, text, asks: variableNames(text) }));

function variableNames(text: string): ReadonlySet<string> {
  const operation = parse(text).definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  );
  return new Set((operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value));
}

const tokens = await Promise.all(
  ['buyer@luna.test', 'admin@aurifex.test'].map(async (userName) => tokenOf(await demoActor(db, userName))),
);

/** By the id of a persisted operation, or by text. */
type Operation = { documentId: string } | { query: string };

async function ask(token: string, operation: Operation, variables: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...operation, variables }),
  });
  await response.arrayBuffer();
}

/**
 * Calls above their budget are counted again, because the viewer, the settings and the price lists are cached and
 * reloaded each minute.
 */
const TRIES = 4;

/** The lowest number of statements of a call, which is repeated while it exceeds its budget. */
async function statementsOf(token: string, operation: Operation, variables: object, enough: number) {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
    sql.reset();
    await ask(token, operation, variables);
    least = Math.min(least, sql.statements.length);
  }
  return least;
}

/**
 * Number of statements of the most expensive call of each query, with a number of rows in every list and on every
 * page. A call that needs more than with `fewer` rows, or than its budget, is counted again.
 */
async function statements(
  rows: number,
  fewer: Readonly<Record<string, number>> | null = null,
): Promise<Record<string, number>> {
  const jobIds = await growDemo(db, rows);
  const ids = jobIds.map((id) => encodeGlobalId('JobOrder', id));
  const sizes: Record<string, unknown> = { count: rows, first: rows, ids, jobOrderIds: ids };
  const variables = await queryVariables(db);
  const most: Record<string, number> = {};
  for (const [turn, { id, name, text, asks }] of queries.entries()) {
    const paged = Object.fromEntries(Object.entries(sizes).filter(([key]) => asks.has(key)));
    for (const token of inTurn(tokens, turn, tokens.length)) {
      for (const given of variables[name] ?? []) {
        const all = { ...given, ...paged };
        const operation = { documentId: id };
        const enough = fewer?.[name] ?? queryBudget(name, text);
        const count = await statementsOf(token, operation, all, enough);
        most[name] = Math.max(most[name] ?? 0, count);
      }
    }
  }
  return most;
}

test('every persisted query keeps to its statements with 100 rows, in a deep run to those with 10', async () => {
  const few = isDeep ? await statements(10) : null;
  const many = await statements(100, few);
  const over = queries.filter(({ name, text }) => (many[name] ?? Infinity) > queryBudget(name, text));
  const grown = Object.entries(many).filter(([name, count]) => few && count > (few[name] ?? 0));
  expect({ over: over.map(({ name }) => [name, many[name]]), grown }).toEqual({ over: [], grown: [] });
  process.stdout.write(`Statement budgets: ${queries.length} queries\n`);
});

test.each(declaredLists)(
  'the plain fields of $name take as many statements for many rows as for one',
  async (list) => {
    const [, admin = ''] = tokens;
    const operation = { query: listDocument('Plain', list, { row: plainRowOf(list) }) };
    const one = await statementsOf(admin, operation, { first: 1 }, 0);
    expect(await statementsOf(admin, operation, { first: 10 }, one)).toBeLessThanOrEqual(one);
  },
);

test('only queries that need it have a figure of their own', () => {
  const figures = queries.filter(({ name, text }) => QUERY_BUDGETS[name] === usualBudget(text));
  const gone = Object.keys(QUERY_BUDGETS).filter((name) => !queries.some((query) => query.name === name));
  expect([...figures.map(({ name }) => name), ...gone]).toEqual([]);
});
