import type { OpenDatabase } from '../../server/database/client.ts';
import { decodeGlobalId } from '../../server/lib/global-id.ts';
import { createRowFinder, type RowFinder } from '../../server/rows/row-finder.ts';
import type { Language } from '../../server/schema/context.ts';
import type { PageArgs } from '../../server/schema/keyset.ts';
import { isDeep } from '../../server/test/depth.ts';
import { run } from '../../server/test/run.ts';
import type { ListRow } from './relay-list-rows.ts';
import { type ConnectionField, connectionFields, offeredOrders } from './relay-schema.ts';

/** An order of a list: its argument, and the same order in SQL. */
export type ListOrder = { name: string; orderBy: object | null; language: Language; sql: string };

/** A page of the list. */
export type Page = {
  ids: number[];
  cursors: string[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

/** Number of copies over all lists, because two lists may show rows of one table. */
let copiesMade = 0;

/** A list of the product under test, with its table. */
export class RelayList {
  readonly key: string;
  readonly row: ListRow;
  readonly orders: ListOrder[];
  readonly #field: ConnectionField['field'];
  readonly #database: OpenDatabase;
  readonly #rows: RowFinder;
  /** Ids of the current copies in the list. */
  copies: number[] = [];

  constructor(connection: ConnectionField, row: ListRow, database: OpenDatabase, rows: RowFinder) {
    this.key = connection.key;
    this.row = row;
    this.#field = connection.field;
    this.#database = database;
    this.#rows = rows;
    this.orders = ordersOf(connection, row);
  }

  /** Whether the list supports page numbers. */
  get supportsOffset(): boolean {
    return this.#field.args.some(({ name }) => name === 'skip');
  }

  /** Reads a page; a refusal returns the code of the error. `fast`: reads rows on the fast path. */
  async ask(order: ListOrder, args: PageArgs, fast = false): Promise<Page | string> {
    const { name, args: declared } = this.#field;
    const variables = { ...args, orderBy: order.orderBy };
    const used = declared.filter((arg) => Object.hasOwn(variables, arg.name));
    const head = used.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
    const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const document = `query (${head}) { list: ${name}(${passed}) {
      edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
    const options = { language: order.language, rows: fast ? this.#rows : null };
    const { data, errors } = await run(this.row.as, document, variables, options);
    if (errors.length > 0) return String(errors[0]?.extensions?.code);
    const edges: { cursor: string; node: { id: string } }[] = data.list.edges;
    return {
      ids: edges.map(({ node }) => Number(decodeGlobalId(node.id).id)),
      cursors: edges.map(({ cursor }) => cursor),
      pageInfo: data.list.pageInfo,
    };
  }

  /** Reads a page, and expects success. */
  async page(order: ListOrder, args: PageArgs, fast = false): Promise<Page> {
    const answer = await this.ask(order, args, fast);
    if (typeof answer === 'string')
      throw new Error(`${this.key} ${JSON.stringify(args)} was refused: ${answer}.`);
    return answer;
  }

  /** Reads all pages of a size in one direction; rows and cursors in the order of the list. */
  async walk(order: ListOrder, size: number, way: 'forwards' | 'backwards', fast = false) {
    const walked: { ids: number[]; cursors: string[] } = { ids: [], cursors: [] };
    let cursor: string | null = null;
    for (let more = true; more; ) {
      const { ids, cursors, pageInfo }: Page = await this.page(
        order,
        way === 'forwards' ? { first: size, after: cursor } : { last: size, before: cursor },
        fast,
      );
      if (way === 'forwards') {
        walked.ids.push(...ids);
        walked.cursors.push(...cursors);
      } else {
        walked.ids.unshift(...ids);
        walked.cursors.unshift(...cursors);
      }
      more = way === 'forwards' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
      cursor = way === 'forwards' ? pageInfo.endCursor : pageInfo.startCursor;
    }
    return walked;
  }

  /** Ids of the whole list in PostgreSQL's order. */
  async ids({ sql }: ListOrder): Promise<number[]> {
    const { rows } = await this.#database.pool.query(
      `SELECT id FROM "${this.row.table}" WHERE id = ANY($1) ORDER BY ${sql}`,
      [await this.row.listed()],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Adds copies of the original with these values.
   * @returns their ids
   */
  async add(values: Record<string, unknown>[]): Promise<number[]> {
    const { table, unique, own } = this.row;
    const first = copiesMade + 1;
    copiesMade += values.length;
    const changes: Record<string, unknown>[] = values.map((each, index) => ({
      ...each,
      ...unique(first + index),
    }));
    for (const owned of own) {
      const ids = await this.#copy(
        owned.table,
        `(SELECT "${owned.column}" FROM "${table}" WHERE id = $2)`,
        values.map((_each, index) => owned.unique(first + index)),
      );
      for (const [index, change] of changes.entries()) change[owned.column] = ids[index];
    }
    const added = await this.#copy(table, '$2', changes);
    this.copies = [...this.copies, ...added];
    return added;
  }

  /**
   * Copies a row of a table with each of the changes.
   * @returns the ids
   */
  async #copy(table: string, source: string, changes: readonly object[]): Promise<number[]> {
    const { rows } = await this.#database.pool.query(
      `INSERT INTO "${table}" SELECT copy.* FROM "${table}" original, jsonb_array_elements($1) change,
         jsonb_populate_record(original, change || jsonb_build_object('id', nextval(pg_get_serial_sequence('"${table}"', 'id')))) copy
       WHERE original.id = ${source} RETURNING id`,
      [JSON.stringify(changes), this.row.original],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes copies; the original rows stay. */
  async remove(ids: number[]): Promise<void> {
    const failing = ids.filter((id) => this.copies.includes(id));
    this.copies = this.copies.filter((id) => !failing.includes(id));
    await this.#database.pool.query(`DELETE FROM "${this.row.table}" WHERE id = ANY($1)`, [failing]);
  }
}

/** The default order and all others; in both languages if the columns differ. */
function ordersOf(connection: ConnectionField, { natural, offered }: ListRow): ListOrder[] {
  const sqlOf = (columns: readonly string[], direction: string) =>
    [...columns, 'id'].map((column) => `"${column}" ${direction}`).join(', ');
  const declaredOrders = offeredOrders(connection).flatMap(({ field, direction }) => {
    const columns = offered[field];
    if (!columns)
      throw new Error(`Say in relay-list-rows.ts which columns ${connection.key} sorts ${field} by.`);
    const languages: Language[] = String(columns('en')) === String(columns('fr')) ? ['en'] : ['en', 'fr'];
    return languages.map((language) => ({
      name: `by ${field} ${direction}${languages.length > 1 ? ` in ${language}` : ''}`,
      orderBy: { field, direction },
      language,
      sql: sqlOf(columns(language), direction),
    }));
  });
  const sql = sqlOf(natural.columns('en'), natural.direction);
  return [{ name: 'as it comes', orderBy: null, language: 'en', sql }, ...declaredOrders];
}

/**
 * Representative lists, because all are built by the same code: one with numbers and days and page numbers, one with
 * names in both languages and only cursors, and one with a single order.
 */
const ARCHETYPES = ['Query.jobOrders', 'Query.itemTypes', 'Query.users'];

/** The lists whose pages are tested: all in a deep run. */
export function triedLists(lists: readonly RelayList[]): readonly RelayList[] {
  return isDeep ? lists : lists.filter(({ key }) => ARCHETYPES.includes(key));
}

/** Every list of the schema; a list without a row fails. */
export function relayLists(rows: Record<string, ListRow>, database: OpenDatabase): RelayList[] {
  const finder = createRowFinder(database);
  return connectionFields.map((connection) => {
    const row = rows[connection.key];
    if (!row) throw new Error(`Say in relay-list-rows.ts how ${connection.key} gets its rows.`);
    return new RelayList(connection, row, database, finder);
  });
}
