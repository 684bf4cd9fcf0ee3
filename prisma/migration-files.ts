import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList, SchemaContainer } from '@prisma/schema-engine-wasm';

/** The reviewed SQL, one folder per migration, in the layout of `prisma migrate deploy`. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/** The data model as of the latest migration, which the next migration is compared with. */
export const MIGRATED_SCHEMA_FILE = join(MIGRATIONS_FOLDER, 'migrated.prisma');

const SCHEMA_FOLDER = join(import.meta.dirname, 'schema');

async function textOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null;
  }
}

/** Names of the migrations in this checkout, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The migrations with their SQL, as the schema engine reads them. */
export async function migrationList(): Promise<MigrationList> {
  const names = await migrationNames();
  return {
    baseDir: MIGRATIONS_FOLDER,
    lockfile: {
      path: 'migration_lock.toml',
      content: await textOrNull(join(MIGRATIONS_FOLDER, 'migration_lock.toml')),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(MIGRATIONS_FOLDER, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  };
}

/** The data model in prisma/schema, one entry per file, sorted by name. */
export async function currentSchema(): Promise<SchemaContainer[]> {
  const names = (await readdir(SCHEMA_FOLDER)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name) => ({ path: name, content: await readFile(join(SCHEMA_FOLDER, name), 'utf8') })),
  );
}

/** The stored copy of the data model as of the latest migration. Null before the first one. */
export async function migratedSchema(): Promise<SchemaContainer[] | null> {
  const content = await textOrNull(MIGRATED_SCHEMA_FILE);
  return content === null ? null : [{ path: 'migrated.prisma', content }];
}
