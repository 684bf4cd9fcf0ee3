import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { hostileValues } from '../bad-input/hostile-values.ts';
import { inputFor } from '../world/mutation-calls.ts';
import { askGraphql } from './ask.ts';
import type { Column } from './matrix-actors.ts';
import {
  type CellMeasurement,
  isDone,
  type MeasureCell,
  measureTable,
  wronglyWritten,
  wrongWith,
} from './measure.ts';
import { missing } from './missing.ts';
import { graphqlOutcome } from './outcome.ts';
import { HIDDEN_MARKERS, HOLDER } from './row-markers.ts';
import { rootOperation } from './selection.ts';
import type { World } from './world.ts';

const MUTATIONS = schema.getMutationType()?.getFields() ?? {};

/** Deep enough to show the rows that a mutation answers with. */
const DEPTH = 4;

/**
 * Every mutation for everybody, each time on fresh rows of Luna's buyer. What is not done leaves every row of every
 * table as it was; who is `refused` is so before the input is looked at, and who is `denied` may see the row anyway; for
 * whoever may not, rows are as good as missing.
 */
export async function measureMutations(world: World) {
  return measureTable(world, {
    kind: 'mutations',
    what: 'mutation',
    names: Object.keys(MUTATIONS).sort(),
    // The name comes from the schema.
    cell: (asked) => attempt(world, MUTATIONS[asked.name] as GraphQLField<unknown, unknown>, asked),
  });
}

async function attempt(
  world: World,
  field: GraphQLField<unknown, unknown>,
  { column, needs }: Parameters<MeasureCell>[0],
): Promise<CellMeasurement> {
  const actor = await world.matrixActors.inNewSession(column);
  const input = await inputFor(world.samples, field.name, actor);
  await world.matrixActors.grantPermissions(column, needs);
  await world.db.rateLimit.deleteMany();
  const document = rootOperation('mutation', field, DEPTH);
  const ask = (other: Record<string, unknown>) => askGraphql(world.url, actor, document, other);
  await world.writes.take();
  const answer = await ask({ input });
  const outcome = graphqlOutcome(answer, needs.gates);
  const problems = wrongWith(column, outcome, answer, field.name);
  if (isDone(outcome)) return { outcome, problems };

  const swapped = missing({ input });
  const nothing = await ask(swapped.value);
  const isAlike = swapped.restore(nothing.text) === answer.text;
  const isDenied = !isAlike && outcome.startsWith('refused') && maySee(column);
  if (!isAlike && !isDenied && (!maySee(column) || outcome === 'missing')) {
    problems.push(`a missing row answers otherwise: ${nothing.text.slice(0, 400)}`);
  }
  if (isAlike && (outcome === 'signin' || outcome.startsWith('refused'))) {
    problems.push(...(await looksAtInput(field, { input }, answer.text, ask)));
  }
  problems.push(...(await wronglyWritten(world)));
  return { outcome: isDenied ? outcome.replace('refused', 'denied') : outcome, problems };
}

/** Fields that say which permission a mutation needs: they are looked at first, so that odd values leave them alone. */
const DECIDING: Readonly<Record<string, string>> = {
  addNote: 'subjectId',
  setPriceQuoteStatus: 'action',
  transitionPriceQuote: 'action',
  transitionSalesOrder: 'action',
};

/** Whether people of a column may see the holder's rows, so that a refusal may give its reason. */
function maySee(column: Column): boolean {
  return !HIDDEN_MARKERS[column].includes(HOLDER);
}

type Ask = (variables: Record<string, unknown>) => Promise<{ text: string }>;

/** Whoever is refused learns nothing of the input: odd values in any of its fields answer the very same. */
async function looksAtInput(
  field: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
  refusal: string,
  ask: Ask,
): Promise<string[]> {
  const odd = Object.fromEntries(field.args.map((arg) => [arg.name, oddly(arg, variables[arg.name])]));
  const deciding = DECIDING[field.name];
  if (deciding) Object(odd['input'])[deciding] = Object(variables['input'])[deciding];
  if (JSON.stringify(odd) === JSON.stringify(variables)) return [];
  const { text } = await ask(odd);
  return text === refusal ? [] : [`odd input answers otherwise: ${text.slice(0, 400)}`];
}

/** The same argument with an odd value of the right type in every field. */
function oddly({ type }: GraphQLArgument | GraphQLInputField, value: unknown): unknown {
  const named = getNamedType(type);
  if (named.name === 'File' || value instanceof File) return value;
  if (!isInputObjectType(named)) return hostileValues(type).odd.filter(isShort).at(-1) ?? value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.values(named.getFields()).flatMap((field) => {
      const odd = oddly(field, Object(value)[field.name]);
      return odd === undefined ? [] : [[field.name, odd]];
    }),
  );
}

/** Long values travel at length, and lone surrogates change on the way: both have tests of their own. */
function isShort(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text.length < 200 && !text.includes('\\ud8');
}
