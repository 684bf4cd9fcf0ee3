import {
  type DocumentNode,
  type GraphQLField,
  getNamedType,
  isLeafType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isLean } from '../../server/fast-path/lean-operations.ts';
import { schema } from '../../server/schema/index.ts';
import type { Actor } from '../../server/test/actors.ts';
import { run } from '../../server/test/run.ts';
import { NODE_TYPES } from '../world/node-samples.ts';
import { furtherCalls } from './further-calls.ts';
import type { Column } from './matrix-actors.ts';
import { queryArguments } from './query-arguments.ts';
import { leaksIn } from './row-markers.ts';
import { everything, objectType, rootOperation, rowOperation, withTypenames } from './selection.ts';
import type { World } from './world.ts';

/** Deep enough to reach every type below a visible row, and each relation once. */
const DEPTH = 3;

/** Queries with a deeper result that nothing else reaches. */
const DEEPER: Readonly<Record<string, number>> = { priceSheet: 5 };

/** Fields that are not reached: deeper relations, and fields with required arguments. */
const BEYOND: Readonly<Record<string, string>> = {
  Estimate: `configuration { subItems { ${everything(objectType('EstimatePart'), 2)} } }`,
  ItemType: 'listOffer(alloyIds: [1]) { alloyCode imageUrl }',
  PriceQuote: `versions { chosenTotal(lineKeys: [1]) order { ${everything(objectType('QuotedOrder'), 2)} } ${linesOf('PriceQuoteLine')} }`,
  SalesOrder: 'shipments { lines { line { id } } }',
};
const BEYOND_GUESTS = `query ($access: String!) {
  guestQuote(access: $access) { offer { chosenTotal(lineKeys: [1]) order { ${everything(objectType('QuotedOrder'), 2)} } ${linesOf('GuestQuoteLine')} } }
}`;

/** Jobs on the bench are in the middle of their table, of which only the first and last rows are read by id. */
const BEYOND_ENDS = `{ jobOrders(first: 100) { edges { node {
  id benchEntries { ${everything(objectType('BenchEntry'), 2)} } benchStages { missing } benchMove { missing }
} } } }`;

function queryNamed(name: string): GraphQLField<unknown, unknown> {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no query ${name}.`);
  return field;
}

function linesOf(type: string): string {
  return `lines { ${everything(objectType(type), 3)} }`;
}

/** A document of the walk, with the common place of its responses. */
export type Look = {
  at: string;
  document: string;
  variables: Record<string, unknown>;
  name: string;
  /** The only viewers who send it, in sessions other than their usual ones. */
  as?: Partial<Record<Column, Actor>>;
};

/** All queries about the rows of a world, and every row by id. */
export async function queriesOfWorld(world: World): Promise<Look[]> {
  const calls = await queryArguments(world);
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ name }) => name !== 'node' && name !== 'nodes',
  );
  const rows = await Promise.all(
    NODE_TYPES.map(async (type) => ({ type, ids: await world.idsOf(type.name) })),
  );
  return [
    ...queries.map((field) => ({
      at: field.name,
      document: rootOperation('query', field, DEEPER[field.name] ?? DEPTH),
      variables: calls[field.name] ?? {},
      name: field.name,
    })),
    ...(await furtherCalls(world, calls)).map(({ name, args, as }, index) => ({
      at: `${name} ${index}`,
      document: rootOperation('query', queryNamed(name), DEEPER[name] ?? DEPTH),
      variables: args,
      name,
      ...(as ? { as } : {}),
    })),
    ...rows.flatMap(({ type, ids }) => {
      const beyond = BEYOND[type.name];
      const documents = [rowOperation(type, DEPTH)];
      if (beyond)
        documents.push(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type.name} { ${beyond} id } } }`);
      return documents.map((document) => ({ at: type.name, document, variables: { ids }, name: '' }));
    }),
    { at: 'jobOrders', document: BEYOND_ENDS, variables: {}, name: 'jobOrders' },
    ...[world.guestAccess, world.openGuestAccess].map((access) => ({
      at: `guestQuote ${access}`,
      document: BEYOND_GUESTS,
      variables: { access },
      name: 'guestQuote',
    })),
  ].map((look) => ({ ...look, document: withTypenames(look.document) }));
}

/** Reduces documents to the selections that lead to these fields. */
export type Narrow = (fields: ReadonlySet<string>) => readonly Look[];

/** Reduces one document to the selections that lead to these fields; null if it has none. */
export function narrowLook(look: Look, fields: ReadonlySet<string>): Look | null {
  const text = without(parse(look.document), fields);
  return text === null ? null : { ...look, document: text };
}

/** The reduced documents, cached by fields, because several callers use them. */
export function narrowing(looks: readonly Look[]): Narrow {
  const parsed = looks.map((look) => ({ look, document: parse(look.document) }));
  const known = new Map<string, readonly Look[]>();
  return (fields) => {
    const key = [...fields].join();
    const narrowed =
      known.get(key) ??
      parsed.flatMap(({ look, document }) => {
        const text = without(document, fields);
        return text === null ? [] : [{ ...look, document: text }];
      });
    known.set(key, narrowed);
    return narrowed;
  };
}

/** A document with only these fields and what identifies objects; null if it has none of them. */
function without(document: DocumentNode, fields: ReadonlySet<string>): string | null {
  const types = new TypeInfo(schema);
  const kept = visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        leave(node) {
          const parent = types.getParentType()?.name;
          const name = node.name.value;
          const type = types.getType();
          if (parent === undefined || !type) return undefined;
          if (name === '__typename' || name === 'id' || fields.has(`${parent}.${name}`)) return undefined;
          if (isLeafType(getNamedType(type))) return null;
          return asksMore(node.selectionSet?.selections ?? []) ? undefined : null;
        },
      },
    }),
  );
  const [operation] = kept.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return null;
  return asksMore(operation.selectionSet.selections) ? print(kept) : null;

  /** Whether more than the identity of objects is selected. */
  function asksMore(selections: readonly object[]): boolean {
    return selections.some((one) => {
      const { kind, name, selectionSet } = Object(one);
      if (kind !== Kind.FIELD) return asksMore(selectionSet.selections);
      if (name.value === 'nodes' && selectionSet) return asksMore(selectionSet.selections);
      return name.value !== '__typename' && name.value !== 'id';
    });
  }
}

/** Whether the product would read the rows of a document on its fast path, cached by document. */
const readFast = new Map<string, boolean>();
function isReadFast(document: string): boolean {
  const known = readFast.get(document) ?? isLean(schema, parse(document));
  readFast.set(document, known);
  return known;
}

/**
 * Executes the documents as a viewer, and checks that no marker hidden from their column is shown. `reduced` leaves out
 * documents, or parts of them, that can show nothing new.
 */
export async function findMarkers(
  world: World,
  column: Column,
  looks: readonly Look[],
  take: (answer: unknown, at: string) => void,
  reduced: (look: Look) => Look | null = (look) => look,
): Promise<void> {
  const actor = world.matrixActors.people[column];
  for (const one of looks) {
    const look = reduced(one);
    if (!look) continue;
    const { at, document, variables, name, as } = look;
    const viewer = as ? as[column] : actor;
    if (!viewer) continue;
    const { data, errors } = await run(viewer, document, variables, {
      rows: isReadFast(document) ? world.rows : null,
    });
    const leaks = leaksIn(column, JSON.stringify([data, errors]), name);
    if (leaks.length > 0) throw new Error(`${column} is shown ${leaks.join()} by ${document}`);
    take(data, at);
  }
}
