import { execute, parse } from 'graphql';
import type { Pool, QueryConfig } from 'pg';
import { openDatabase } from '../../server/database/client.ts';
import { publicError } from '../../server/http/graphql/public-error.ts';
import type { DeclaredList } from '../../server/lists/list-options.ts';
import { sortedColumns, sortOf } from '../../server/lists/list-rows.ts';
import { AnswerBudget } from '../../server/operation-limits/answer-budget.ts';
import { delegateOf } from '../../server/rows/find-rows.ts';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import type { Context } from '../../server/schema/context.ts';
import { schema } from '../../server/schema/index.ts';
import { cursorOf } from '../../server/schema/keyset.ts';
import type { Actor } from '../../server/test/actors.ts';
import { contextOf } from '../../server/test/run.ts';
import { listDocument, rowOf } from '../world/list-document.ts';
import type { TestWorld } from '../world/sample-world.ts';
import type { ListCall } from './list-calls.ts';

/** A statement, and the call that sent it. */
export type Statement = { sql: string; values: readonly unknown[]; call: ListCall };

/** The statements of a list's call on both read paths; null if the viewer may not call it. */
export type StatementsOf = (call: ListCall, viewer: Actor) => Promise<Statement[] | null>;

/** Prisma reads some relations within a transaction. */
const IS_TRANSACTION = /^\s*(BEGIN|COMMIT|ROLLBACK)\b/i;

/** Records the statements of list calls on separate connections. */
export function watchLists({ url }: { url: string }, world: TestWorld) {
  const sent: Omit<Statement, 'call'>[] = [];
  const send = (sql: string, values: readonly unknown[]): void => {
    if (!IS_TRANSACTION.test(sql)) sent.push({ sql, values });
  };
  const watched = openDatabase(url, { onStatement: send });
  const unanswered = leaveUnanswered(watched.pool, send);
  const finder = createRowFinder(watched);
  const contexts = new Map<Actor, Promise<Context>>();

  async function contextFor(viewer: Actor): Promise<Context> {
    const context = contexts.get(viewer) ?? contextOf(viewer);
    contexts.set(viewer, context);
    return { ...(await context), db: watched.db };
  }

  /** The statements of a list, read as usual and optionally by Prisma. */
  async function statementsOf(list: DeclaredList): Promise<StatementsOf> {
    const everything = { next: true, total: true, tabCounts: true, selection: true, neighbours: true };
    const wide = parse(listDocument('Wide', list, { row: rowOf(list), ...everything }));
    const narrow = parse(listDocument('Narrow', list, { row: 'id', ...everything, neighbours: false }));
    const plain = parse(listDocument('Plain', list, { row: 'id', next: true, total: true }));
    const near = list.neighbours ? { [list.neighbours.by]: (await list.neighbours.sample(world)).own } : {};

    return async (call, viewer) => {
      const context = await contextFor(viewer);
      const after = await cursorIn(list, call, context, world);
      const variables = { first: 20, after, ...near, ...call.args };
      sent.length = 0;
      // The data of a row depends on no filter, so a filtered call need not find any.
      unanswered.table = call.isNarrowed ? list.model : null;
      const [usual, asPrisma] = call.isNarrowed ? [narrow, plain] : [wide, wide];
      const isAllowed =
        (await isAnswered({ ...context, rows: finder, budget: new AnswerBudget() }, usual, variables)) &&
        (await isAnswered({ ...context, rows: null, budget: new AnswerBudget() }, asPrisma, variables));
      return isAllowed ? sent.map((each) => ({ ...each, call })) : null;
    };
  }

  /** The rows that a viewer sees and how they are counted; viewers with equal results send the same statements. */
  async function rowsOf(
    { visible, countedBy, neighbours }: DeclaredList,
    { isNarrowed }: ListCall,
    actor: Actor,
  ): Promise<string> {
    const { viewer } = await contextFor(actor);
    const beside = isNarrowed ? null : neighbours?.visible(viewer);
    return JSON.stringify([visible(viewer), countedBy?.(viewer), beside]);
  }

  return { statementsOf, rowsOf, close: watched.close };
}

/**
 * Reads of the given table are recorded and return nothing without being sent, because executing them would be most of
 * the work.
 */
function leaveUnanswered(
  pool: Pool,
  notify: (sql: string, values: readonly unknown[]) => void,
): { table: string | null } {
  const unanswered: { table: string | null } = { table: null };
  const read = pool.query.bind(pool) as (query: QueryConfig) => Promise<unknown>;
  Object.defineProperty(pool, 'query', {
    value: (query: QueryConfig) => {
      if (unanswered.table === null || !query.text.includes(`"${unanswered.table}"`)) return read(query);
      notify(query.text, query.values ?? []);
      return Promise.resolve({ rows: [], fields: [] });
    },
  });
  return unanswered;
}

/** A cursor of any row of the list's table. */
async function cursorIn(
  list: DeclaredList,
  { args: { orderBy } }: ListCall,
  context: Context,
  { db }: TestWorld,
): Promise<string> {
  const [row] = await delegateOf(db, list.model).findMany({ take: 1, select: sortedColumns(list) });
  const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
  const sort = await sortOf(list, orderBy ? { field: orderBy.field, direction } : null, context);
  if (!row) throw new Error(`${list.model} has no row that a cursor could name.`);
  // `sortedColumns` has the id.
  return cursorOf(row as { id: number }, sort);
}

/** Executes a document; false if the caller may not. */
async function isAnswered(
  context: Context,
  document: ReturnType<typeof parse>,
  variableValues: Record<string, unknown>,
): Promise<boolean> {
  const { errors = [] } = await execute({ schema, document, variableValues, contextValue: context });
  for (const error of errors) {
    const known = publicError(error);
    if (known?.extensions['code'] !== 'FORBIDDEN') throw error.originalError ?? error;
  }
  return errors.length === 0;
}
