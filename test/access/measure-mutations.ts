import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { schema } from '../../server/schema/index.ts';
import type { Actor } from '../../server/test/actors.ts';
import { isDeep } from '../../server/test/depth.ts';
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
 * Every mutation for everybody, on rows of Luna's buyer. What is not done leaves every row of every table as it was, so
 * that the next caller is given the same rows: those who are refused come first, and what is done has fresh ones. Who is
 * `refused` is so before the input is looked at, and who is `denied` may see the row anyway; for whoever may not, rows
 * are as good as missing.
 */
export async function measureMutations(world: World) {
  const samples = untouchedSamples(world);
  return measureTable(world, {
    kind: 'mutations',
    what: 'mutation',
    names: Object.keys(MUTATIONS).sort(),
    usesUp: (_name, outcome) => isDone(outcome),
    cell: async (asked) => {
      // The name comes from the schema.
      const field = MUTATIONS[asked.name] as GraphQLField<unknown, unknown>;
      const measured = await attempt(world, field, asked, samples);
      if (isDone(measured.outcome)) samples.forget();
      return measured;
    },
  });
}

/** The input of a mutation as it was made for the last caller, while nothing was done with it. */
function untouchedSamples(world: World) {
  let kept: { name: string; input: Record<string, unknown> } | null = null;
  return {
    forget: () => {
      kept = null;
    },
    async inputOf(name: string, actor: Actor): Promise<Record<string, unknown>> {
      if (kept?.name === name) return kept.input;
      await world.matrixActors.resetPermissions();
      const { input, isOfCaller } = await inputFor(world.samples, name, actor);
      kept = isOfCaller ? null : { name, input };
      return input;
    },
  };
}

async function attempt(
  world: World,
  field: GraphQLField<unknown, unknown>,
  { column, actor: person, needs, expected }: Parameters<MeasureCell>[0],
  samples: ReturnType<typeof untouchedSamples>,
): Promise<CellMeasurement> {
  // What is not done ends no session.
  const actor = isDone(expected) ? await world.matrixActors.inNewSession(column) : person;
  const input = await samples.inputOf(field.name, actor);
  await world.matrixActors.grantPermissions(column, needs);
  await world.db.rateLimit.deleteMany();
  const document = rootOperation('mutation', field, DEPTH);
  const ask = (other: Record<string, unknown>) => askGraphql(world.url, actor, document, other);
  await world.writes.take();
  const answer = await ask({ input });
  const outcome = graphqlOutcome(answer, needs.gates);
  const problems = wrongWith(column, outcome, answer, field.name);
  if (isDone(outcome)) return { outcome, problems };

  const isRefused = outcome === 'signin' || outcome.startsWith('refused');
  const odd = isRefused ? oddInput(field, { input }) : null;
  const toOdd = odd && (await ask(odd)).text;
  // Whoever is answered the same for input that means nothing is so for rows that are missing.
  if (!isDeep && toOdd === answer.text) {
    return { outcome, problems: [...problems, ...(await wronglyWritten(world))] };
  }
  const swapped = missing({ input });
  const nothing = await ask(swapped.value);
  const isAlike = swapped.restore(nothing.text) === answer.text;
  const isDenied = !isAlike && outcome.startsWith('refused') && maySee(column);
  if (!isAlike && !isDenied && (!maySee(column) || outcome === 'missing')) {
    problems.push(`a missing row answers otherwise: ${nothing.text.slice(0, 400)}`);
  }
  if (isAlike && toOdd !== null && toOdd !== answer.text) {
    problems.push(`odd input answers otherwise: ${toOdd.slice(0, 400)}`);
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

/**
 * Odd values in every field of the input, which whoever is refused learns nothing by: they are answered the very same. null:
 * it has no field that can be odd.
 */
function oddInput(
  field: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
): Record<string, unknown> | null {
  const odd = Object.fromEntries(field.args.map((arg) => [arg.name, oddly(arg, variables[arg.name])]));
  const deciding = DECIDING[field.name];
  if (deciding) Object(odd['input'])[deciding] = Object(variables['input'])[deciding];
  return JSON.stringify(odd) === JSON.stringify(variables) ? null : odd;
}

/** The same argument with an odd value of the right type in every field. */
function oddly({ type }: GraphQLArgument | GraphQLInputField, value: unknown): unknown {
  const named = getNamedType(type);
  if (named.name === 'File' || value instanceof File) return value;
  if (!isInputObjectType(named)) return hostileValues(type).odd.findLast(isShort) ?? value;
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
