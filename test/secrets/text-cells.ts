import type { RunningProduct } from '../product/product.ts';

/** A stored text. */
export type TextCell = { table: string; column: string; text: string };

/** Every text of every table, including JSON and lists, like a dump of the database. */
export async function textCells(pool: RunningProduct['pool']): Promise<TextCell[]> {
  const { rows: columns } = await pool.query<{ schema: string; table: string; column: string }>(`
    SELECT c.table_schema AS "schema", c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema IN ('public', 'graphile_worker') AND t.table_type = 'BASE TABLE'
      AND (c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY'))
    ORDER BY 1, 2, 3`);
  const cells = await Promise.all(
    columns.map(async ({ schema, table, column }) => {
      const { rows } = await pool.query<{ text: string }>(
        `SELECT "${column}"::text AS text FROM "${schema}"."${table}" WHERE "${column}" IS NOT NULL`,
      );
      return rows.map(({ text }) => ({ table, column, text }));
    }),
  );
  return cells.flat();
}
