import type { DiffTarget } from '@prisma/schema-engine-wasm';
import { currentSchema, migratedSchema } from './migration-files.ts';
import { NO_FILTERS, withSchemaEngine } from './schema-engine.ts';

/** Every database has this schema, and a restricted role must not even try to create it. */
const PUBLIC_SCHEMA = '-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n';

/** The SQL that turns the last migrated data model into prisma/schema. Null if they are equal. */
export async function unmigratedChanges(): Promise<string | null> {
  const [before, after] = await Promise.all([migratedSchema(), currentSchema()]);
  const from: DiffTarget = before ? { tag: 'schemaDatamodel', files: before } : { tag: 'empty' };
  const { exitCode, stdout } = await withSchemaEngine(null, after, (engine) =>
    engine.diff({
      from,
      to: { tag: 'schemaDatamodel', files: after },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    }),
  );
  return exitCode === 0 ? null : (stdout ?? '').replace(PUBLIC_SCHEMA, '');
}
