import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { isDeep } from '../../server/test/depth.ts';
import { type HostileValues, hostileValues } from './hostile-values.ts';

/** A value for one place of a valid call; `mustFail`: GraphQL itself must refuse it. */
export type Attempt = { path: string[]; value: unknown; mustFail: boolean };

type Leaf = { path: string[]; type: GraphQLInputType };

/** The place of each type that gets all hostile values. */
const thorough = new Map<string, string>();
/** Number of earlier places by type, to vary the values. */
const turns = new Map<string, number>();
for (const root of [schema.getQueryType(), schema.getMutationType()]) {
  for (const field of Object.values(root?.getFields() ?? {})) {
    for (const { path, type } of leavesOf(field)) {
      const [place, kind] = [placeOf(field.name, path), String(type)];
      if (!thorough.has(kind)) thorough.set(kind, place);
      turns.set(place, [...turns.keys()].length);
    }
  }
}

/**
 * Hostile values for the arguments of a root field. The first place of a type gets all of them. Because parsing
 * depends only on the type, other places get two: the sharpest odd one, and in turn one of a wrong shape or another odd
 * one; in deep runs all.
 */
export function attemptsOf(field: GraphQLField<unknown, unknown>): Attempt[] {
  return leavesOf(field).flatMap(({ path, type }) => {
    const place = placeOf(field.name, path);
    const { misshapen, odd } = hostileValues(type);
    const isThorough = isDeep || thorough.get(String(type)) === place;
    const [badly, oddly] = isThorough ? [misshapen, odd] : someOf({ misshapen, odd }, turns.get(place) ?? 0);
    return [
      ...badly.map((value) => ({ path, value, mustFail: true })),
      ...oddly.map((value) => ({ path, value, mustFail: false })),
    ];
  });
}

/** The sharpest odd value, which comes first, and in turn one of a wrong shape or another odd one. */
function someOf({ misshapen, odd }: HostileValues, turn: number): [unknown[], unknown[]] {
  const half = Math.floor(turn / 2);
  if (turn % 2 === 0 || odd.length < 2) return [[misshapen[half % misshapen.length]], odd.slice(0, 1)];
  return [[], [odd[0], odd[1 + (half % (odd.length - 1))]]];
}

function placeOf(name: string, path: string[]): string {
  return [name, ...path].join('.');
}

/** All places in the arguments that take a value, including input objects. */
function leavesOf({ args }: GraphQLField<unknown, unknown>): Leaf[] {
  return args.flatMap((arg) => leavesBelow(arg, []));
}

function leavesBelow({ name, type }: GraphQLArgument | GraphQLInputField, above: string[]): Leaf[] {
  const path = [...above, name];
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [{ path, type }];
  return [{ path, type }, ...Object.values(named.getFields()).flatMap((field) => leavesBelow(field, path))];
}
