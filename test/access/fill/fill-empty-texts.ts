import { GraphQLString, isObjectType } from 'graphql';
import { Prisma } from '../../../server/database/generated/client.ts';
import { schema } from '../../../server/schema/index.ts';
import type { World } from '../world.ts';

type TextColumn = { readonly table: string; readonly column: string };

/**
 * Fills text columns that have a field and are empty in all rows, so that a new field needs no fixture. Columns with a
 * check or an index are skipped.
 */
export async function fillEmptyTexts({ db }: Pick<World, 'db'>): Promise<void> {
  const columns = await db.$queryRaw<TextColumn[]>`
    SELECT relname AS table, attname AS column
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relname IN (${Prisma.join(Object.values(Prisma.ModelName))}) AND relnamespace = 'public'::regnamespace
      AND atttypid = 'text'::regtype AND NOT attisdropped AND NOT attnotnull
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND attnum = ANY (conkey))
      AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND attnum = ANY (indkey))`;
  const updates = columns
    .filter(isShown)
    .map(({ table, column }) =>
      db.$executeRawUnsafe(
        `UPDATE "${table}" SET "${column}" = 'Filled' WHERE NOT EXISTS (SELECT FROM "${table}" WHERE "${column}" IS NOT NULL)`,
      ),
    );
  // Bypasses the triggers that freeze issued and sent rows.
  await db.$transaction([
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    ...updates,
  ]);
}

function isShown({ table, column }: TextColumn): boolean {
  const type = schema.getType(table);
  return isObjectType(type) && type.getFields()[column]?.type === GraphQLString;
}
