import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { EntityStatus } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';

const ofRequest = new WeakMap<Context, Promise<ReadonlyMap<number, EntityStatus>>>();

/** A status row by id, with the names from the settings; all are read at most once per request. */
export async function statusRow(context: Context, id: number): Promise<EntityStatus> {
  const known = ofRequest.get(context) ?? readStatuses(context);
  ofRequest.set(context, known);
  const row = (await known).get(id);
  if (!row) throw new Error(`Status ${id} is missing: load the reference data.`);
  return row;
}

async function readStatuses(context: Context): Promise<ReadonlyMap<number, EntityStatus>> {
  const rows = await cachedRows(context, ['statusRows'], () => context.db.entityStatus.findMany());
  return new Map(rows.map((row) => [row.id, row]));
}
