import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentSchema, MIGRATED_SCHEMA_FILE, MIGRATIONS_FOLDER } from '../prisma/migration-files.ts';
import { unmigratedChanges } from '../prisma/schema-diff.ts';

/**
 * Writes prisma/migrations/<timestamp>_<name>/migration.sql with the changes in prisma/schema since the latest
 * migration (`npm run db:new-migration -- add-customer-notes`). Review the SQL, and add by hand what the data model
 * cannot express: checks, partial indexes and data changes.
 */
async function main(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z0-9][a-z0-9_-]*$/.test(name)) {
    throw new Error('Name the migration in lower case: npm run db:new-migration -- add-customer-notes');
  }
  const sql = await unmigratedChanges();
  if (sql === null) {
    process.stdout.write('prisma/schema has not changed since the newest migration.\n');
    return;
  }
  const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS_FOLDER, `${timestamp}_${name.replaceAll('-', '_')}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  await writeFile(
    join(MIGRATIONS_FOLDER, 'migration_lock.toml'),
    '# Read by prisma migrate deploy.\nprovider = "postgresql"\n',
  );
  const schema = await currentSchema();
  await writeFile(
    MIGRATED_SCHEMA_FILE,
    schema
      .map(({ content }) => content.trim())
      .join('\n\n')
      .concat('\n'),
  );
  process.stdout.write(`Wrote ${join(folder, 'migration.sql')}\n`);
}

await main(process.argv[2]);
