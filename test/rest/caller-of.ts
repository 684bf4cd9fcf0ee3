import { isDone } from '../access/measure.ts';
import { parseNeeds, readTable, type TableRow } from '../access/table.ts';
import type { World } from '../access/world.ts';

const TABLE = readTable('REST calls');

/** The row of a call in the access table. */
export function accessOf(name: string) {
  return TABLE.get(name);
}

/** The first column with access: the customer’s buyer, sales, otherwise an administrator. */
function callerColumn(cells: TableRow['cells'] | undefined) {
  if (isDone(cells?.holder) || cells?.holder === 'null') return 'holder';
  return isDone(cells?.sales) || !isDone(cells?.admin) ? 'sales' : 'admin';
}

/**
 * A user who may make a call, in a separate session: the customer’s buyer, or staff for calls that customers cannot
 * use. `grantPermissions` grants the permissions of the call once the rows of the request exist.
 */
export async function callerOf(world: World, name: string) {
  const { matrixActors } = world;
  await matrixActors.resetPermissions();
  const row = accessOf(name);
  const column = callerColumn(row?.cells);
  return {
    actor: await matrixActors.inNewSession(column),
    /** The outcome of the access table. */
    outcome: row?.cells[column],
    grantPermissions: () => matrixActors.grantPermissions(column, parseNeeds(row?.needs ?? '-')),
  };
}
