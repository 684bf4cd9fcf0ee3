import { cachedRows } from '../../../database/changes/cached-rows.ts';
import type { Context } from '../../../schema/context.ts';

type Colours = ReadonlyMap<number, string>;

const coloursOf = new WeakMap<Context, Promise<Colours>>();

/** Colours of all alloys by id; cached, and read at most once per request. */
export function alloyColours(context: Context): Promise<Colours> {
  const colours = coloursOf.get(context) ?? readColours(context);
  coloursOf.set(context, colours);
  return colours;
}

async function readColours(context: Context): Promise<Colours> {
  const alloys = await cachedRows(context, ['alloyColours'], () =>
    context.db.alloy.findMany({ select: { id: true, colour: true } }),
  );
  return new Map(alloys.map(({ id, colour }) => [id, colour]));
}
