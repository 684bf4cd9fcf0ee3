import { isDone } from '../../test/access/measure.ts';
import { parseNeeds, readTable, type TableRow } from '../../test/access/table.ts';
import type { World } from '../../test/access/world.ts';

const TABLE = readTable('REST calls');

/** The row of a call in the access table. */
export function accessOf(name: string) {
  return TABLE.get(name);
}

/** The first who gets something: the customer's buyer, sales, else an administrator. */
function callerColumn(cells: TableRow['cells'] | undefined) {
  if (isDone(cells?.holder) || cells?.holder === 'null') return 'holder';
  return isDone(cells?.sales) || !isDone(cells?.admin) ? 'sales' : 'admin';
}

/**
 * Somebody who may make a call, in a session of their own: the customer's buyer, or staff where that is nothing for
 * customers. Gets the permissions that the call needs by `grantPermissions`, once the rows of the request were made.
 */
export async function callerOf(world: World, name: string) {
  const { matrixActors } = world;
  await matrixActors.resetPermissions();
  const row = accessOf(name);
  const column = callerColumn(row?.cells);
  return {
    actor: await matrixActors.inNewSession(column),
    /** The outcome of the table for what is answered. */
    outcome: row?.cells[column],
    grantPermissions: () => matrixActors.grantPermissions(column, parseNeeds(row?.needs ?? '-')),
  };
}
