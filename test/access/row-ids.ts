import type { Pool } from 'pg';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { isDeep } from '../../server/test/depth.ts';

/** Number of rows from each end of a table; more would not show more. */
const ROWS = isDeep ? 30 : 8;

/** Global ids of the oldest and the newest rows of a node type, of all owners. */
export async function rowIdsOf(pool: Pick<Pool, 'query'>, typename: string): Promise<string[]> {
  const table = typename === 'FileInfo' ? 'File' : typename;
  const { rows } = await pool.query<{ id: number }>(
    `(SELECT id FROM "${table}" ORDER BY id LIMIT ${ROWS}) UNION
     (SELECT id FROM "${table}" ORDER BY id DESC LIMIT ${ROWS}) ORDER BY id`,
  );
  return rows.map(({ id }) => encodeGlobalId(typename, id));
}
