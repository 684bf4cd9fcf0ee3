import { getNamedType, isObjectType } from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { inTurn } from '../../server/test/depth.ts';
import { run } from '../../server/test/run.ts';
import { NODE_TYPES } from '../world/node-samples.ts';
import { COLUMNS, type Column, permissionsOf } from './matrix-actors.ts';
import type { Measured } from './measure.ts';
import { queryArguments } from './query-arguments.ts';
import { leaksIn } from './row-markers.ts';
import { everything, objectType, rootOperation, rowOperation, withTypenames } from './selection.ts';
import { lineOf, missingRows, parseNeeds, readTable, type TableRow } from './table.ts';
import type { World } from './world.ts';

/** Deep enough that every type is met under a row that a viewer reaches, and relations once beyond it. */
const DEPTH = 3;

/** Queries whose answers are walked further: what they tell is reached through nothing else. */
const DEEPER: Readonly<Record<string, number>> = { priceSheet: 5 };

/** What the walk does not come to: relations that stand deeper, and fields that have to be told something. */
const BEYOND: Readonly<Record<string, string>> = {
  PriceQuote: `versions { chosenTotal(lineKeys: []) order { ${everything(objectType('QuotedOrder'), 2)} } ${linesOf('PriceQuoteLine')} }`,
  SalesOrder: 'shipments { lines { line { id } } }',
};
const BEYOND_GUESTS = `query ($access: String!) {
  guestQuote(access: $access) { offer { chosenTotal(lineKeys: []) order { ${everything(objectType('QuotedOrder'), 2)} } ${linesOf('GuestQuoteLine')} } }
}`;

/** Jobs that were on the bench stand in the midst of their table, whose ends alone are looked at by their ids. */
const BEYOND_ENDS =
  '{ jobOrders(first: 100) { edges { node { benchEntries { stage { code isActive missing name } } } } } }';

function linesOf(type: string): string {
  return `lines { ${everything(objectType(type), 3)} }`;
}

/** Types whose fields are measured: all that queries lead to. What mutations answer with is measured with them. */
function typesOfQueries(): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    if (name !== 'Query') found.add(name);
    for (const field of Object.values(objectType(name).getFields())) {
      const named = getNamedType(field.type);
      if (isObjectType(named)) visit(named.name);
    }
  };
  visit('Query');
  for (const type of NODE_TYPES) visit(type.name);
  return [...found].sort();
}

/** What a viewer was shown of a field, over everything that they reach: `read`, or `null` each time. */
type Sight = Map<string, 'read' | 'null'>;

/**
 * Every field of every type for everybody: `read` where something is shown on what they reach, `null` where it never
 * is, `-` where no object of the type is ever reached. A row of the table names a type and those of its fields that
 * answer alike.
 */
export async function measureFields(world: World): Promise<Measured> {
  const table = readTable('fields');
  const written = [...table.keys()].flatMap(fieldsOf);
  const real = typesOfQueries().flatMap((name) =>
    Object.keys(objectType(name).getFields()).map((field) => `${name}.${field}`),
  );
  const problems = missingRows('fields', 'field', written, real);
  const expected: string[] = [];
  const actual: string[] = [];
  const seen = new Map<string, Promise<Sight>>();
  // Once for all: what walks order for their samples would push what is looked for into the midst of its table.
  const ids = new Map<string, string[]>();
  for (const { name } of NODE_TYPES) ids.set(name, await world.idsOf(name));
  const turns = [...new Set([...table.values()].map((row) => row.needs))];

  /** One walk does for all rows for which a column holds the same permissions. */
  async function sightOf(column: Column, needs: string): Promise<Sight> {
    const key = `${column} ${permissionsOf(column, parseNeeds(needs))}`;
    const known = seen.get(key);
    if (known) return known;
    await world.matrixActors.resetPermissions();
    await world.matrixActors.grantPermissions(column, parseNeeds(needs));
    const looking = lookAround(world, column, ids);
    seen.set(key, looking);
    return looking;
  }

  /** Columns that are walked for what rows need; in every run but a deep one, every fourth of them in turn. */
  function walkedColumns(needs: string): readonly Column[] {
    return inTurn(COLUMNS, turns.indexOf(needs), 4);
  }

  let count = 0;
  for (const [name, row] of table) {
    const cells = { ...row.cells };
    for (const column of walkedColumns(row.needs)) {
      count += fieldsOf(name).length;
      const sight = await sightOf(column, row.needs);
      cells[column] = outcomeOf(fieldsOf(name), sight);
    }
    expected.push(lineOf(row));
    actual.push(lineOf({ ...row, cells } satisfies TableRow));
  }
  await world.matrixActors.resetPermissions();
  return { problems, expected, actual, cells: count };
}

/** `Cart: id items` stands for `Cart.id` and `Cart.items`. */
function fieldsOf(name: string): string[] {
  const [type = '', fields = ''] = name.split(': ');
  return fields.split(' ').map((field) => `${type}.${field}`);
}

/** The outcome of all fields of a row, or of each where they differ. */
function outcomeOf(fields: readonly string[], sight: Sight): string {
  const outcomes = fields.map((field) => sight.get(field) ?? '-');
  const [outcome = '-'] = outcomes;
  if (outcomes.every((each) => each === outcome)) return outcome;
  return fields.map((field, index) => `${field.split('.')[1]}:${outcomes[index]}`).join(',');
}

/** Everything that a viewer can ask: every query, and every row by its id. */
async function lookAround(
  world: World,
  column: Column,
  idsOf: ReadonlyMap<string, string[]>,
): Promise<Sight> {
  const actor = world.matrixActors.people[column];
  const sight: Sight = new Map();
  const calls = await queryArguments(world);
  const look = async (document: string, variables: Record<string, unknown>, name = ''): Promise<void> => {
    const { data, errors } = await run(actor, withTypenames(document), variables);
    const leaks = leaksIn(column, JSON.stringify([data, errors]), name);
    if (leaks.length > 0) throw new Error(`${column} is shown ${leaks.join()} by ${document}`);
    take(data, sight);
  };
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (field.name !== 'node' && field.name !== 'nodes') {
      await look(
        rootOperation('query', field, DEEPER[field.name] ?? DEPTH),
        calls[field.name] ?? {},
        field.name,
      );
    }
  }
  for (const type of NODE_TYPES) {
    const ids = idsOf.get(type.name);
    await look(rowOperation(type, DEPTH), { ids });
    const beyond = BEYOND[type.name];
    if (beyond)
      await look(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type.name} { ${beyond} } } }`, { ids });
  }
  await look(BEYOND_ENDS, {}, 'jobOrders');
  for (const access of [world.guestAccess, world.openGuestAccess])
    await look(BEYOND_GUESTS, { access }, 'guestQuote');
  return sight;
}

function take(value: unknown, sight: Sight): void {
  if (Array.isArray(value)) for (const one of value) take(one, sight);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { __typename, ...facts } = Object(value);
  for (const [name, one] of Object.entries(facts)) {
    take(one, sight);
    const field = `${__typename}.${name}`;
    const isShown = one !== null && one !== '' && !(Array.isArray(one) && one.length === 0);
    if (isShown || !sight.has(field)) sight.set(field, isShown ? 'read' : 'null');
  }
}
