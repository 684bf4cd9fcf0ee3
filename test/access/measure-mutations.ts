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
import { sendGraphql } from './ask.ts';
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

/** Deep enough for the rows in a mutation's result; in a deep run also for their relations. */
const DEPTH = isDeep ? 4 : 3;

/**
 * Measures every mutation for all columns, on rows of Luna's buyer. A refused call must not change any row, so the
 * next caller uses the same rows: refused callers come first, successful ones get new rows. `refused` is decided
 * before the input is read; `denied` callers may see the row. For callers who may not see them, rows count as missing.
 */
export async function measureMutations(world: World) {
  const samples = untouchedSamples(world);
  return measureTable(world, {
    kind: 'mutations',
    what: 'mutation',
    names: Object.keys(MUTATIONS).sort(),
    usesUp: (_name, outcome) => isDone(outcome),
    cell: async (asked) => {
      // The name is from the schema.
      const field = MUTATIONS[asked.name] as GraphQLField<unknown, unknown>;
      const measured = await attempt(world, field, asked, samples);
      if (isDone(measured.outcome)) samples.forget();
      return measured;
    },
  });
}

/** The input of a mutation for the last caller, reused while it is not executed. */
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
  // A refused call ends no session.
  const actor = isDone(expected) ? await world.matrixActors.inNewSession(column) : person;
  const input = await samples.inputOf(field.name, actor);
  await world.matrixActors.grantPermissions(column, needs);
  await world.db.rateLimit.deleteMany();
  const document = rootOperation('mutation', field, DEPTH);
  const ask = (other: Record<string, unknown>) => sendGraphql(world.url, actor, document, other);
  await world.writes.take();
  const answer = await ask({ input });
  const outcome = graphqlOutcome(answer, needs.gates);
  const problems = wrongWith(column, outcome, answer, field.name);
  if (isDone(outcome)) return { outcome, problems };

  const isRefused = outcome === 'signin' || outcome.startsWith('refused');
  const odd = isRefused ? oddInput(field, { input }) : null;
  const toOdd = odd && (await ask(odd)).text;
  // If the response to odd input is the same, it is the same for missing rows.
  if (!isDeep && toOdd === answer.text) {
    return { outcome, problems: [...problems, ...(await wronglyWritten(world))] };
  }
  const swapped = missing({ input });
  const nothing = await ask(swapped.value);
  const isEqual = swapped.restore(nothing.text) === answer.text;
  const isDenied = !isEqual && outcome.startsWith('refused') && maySee(column);
  if (!isEqual && !isDenied && (!maySee(column) || outcome === 'missing')) {
    problems.push(`a missing row answers otherwise: ${nothing.text.slice(0, 400)}`);
  }
  if (isEqual && toOdd !== null && toOdd !== answer.text) {
    problems.push(`odd input answers otherwise: ${toOdd.slice(0, 400)}`);
  }
  problems.push(...(await wronglyWritten(world)));
  return { outcome: isDenied ? outcome.replace('refused', 'denied') : outcome, problems };
}

/** Fields that decide the permission of a mutation are read first, so they keep their value. */
const DECIDING: Readonly<Record<string, string>> = {
  addNote: 'subjectId',
  setPriceQuoteStatus: 'action',
  transitionPriceQuote: 'action',
  transitionSalesOrder: 'action',
};

/** Whether users of a column may see the holder's rows, so that a refusal may have a reason. */
function maySee(column: Column): boolean {
  return !HIDDEN_MARKERS[column].includes(HOLDER);
}

/**
 * Odd values for all fields of the input. Refused callers must get the same response for them. null: no field can be
 * odd.
 */
function oddInput(
  field: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
): Record<string, unknown> | null {
  const odd = Object.fromEntries(field.args.map((arg) => [arg.name, oddValue(arg, variables[arg.name])]));
  const deciding = DECIDING[field.name];
  if (deciding) Object(odd['input'])[deciding] = Object(variables['input'])[deciding];
  return JSON.stringify(odd) === JSON.stringify(variables) ? null : odd;
}

/** The same argument with an odd value of its type in every field. */
function oddValue({ type }: GraphQLArgument | GraphQLInputField, value: unknown): unknown {
  const named = getNamedType(type);
  if (named.name === 'File' || value instanceof File) return value;
  if (!isInputObjectType(named)) return hostileValues(type).odd.findLast(isShort) ?? value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.values(named.getFields()).flatMap((field) => {
      const odd = oddValue(field, Object(value)[field.name]);
      return odd === undefined ? [] : [[field.name, odd]];
    }),
  );
}

/** Long values and lone surrogates are tested elsewhere. */
function isShort(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text.length < 200 && !text.includes('\\ud8');
}
