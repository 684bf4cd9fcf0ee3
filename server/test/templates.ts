import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '../../prisma/migrate.ts';
import { createDatabase, type Database } from '../database/client.ts';
import { databaseUrl, type TemplateName, templateDatabase, withClient } from './admin.ts';

interface Template {
  readonly from: TemplateName | null;
  readonly fill: (url: string) => Promise<unknown>;
}

/** Fills a template with `export function <name>(db)` of a seed file. */
function seededBy(file: string, name: string): Template['fill'] {
  return async (url) => {
    const path = join(import.meta.dirname, '../../prisma/seed', file);
    if (!existsSync(path)) throw new Error(`There is no ${path} to fill this template with.`);
    // Seed files export a function with the given name.
    const seeds = (await import(pathToFileURL(path).href)) as Record<string, (db: Database) => Promise<void>>;
    const seed = seeds[name];
    if (!seed) throw new Error(`${path} exports no ${name}.`);
    const db = createDatabase(url, { maxConnections: 4 });
    try {
      await seed(db);
    } finally {
      await db.$disconnect();
    }
  };
}

const TEMPLATES: Record<TemplateName, Template> = {
  migrated: { from: null, fill: migrate },
  reference: { from: 'migrated', fill: seededBy('reference.ts', 'seedReference') },
  demo: {
    from: 'reference',
    fill: async (url) => {
      await seededBy('demo.ts', 'seedDemo')(url);
      // The services of tests are loaded once the run has a payments sandbox.
      const { runFirstJobs } = await import('./first-jobs.ts');
      await runFirstJobs(url);
    },
  },
};

/**
 * Creates the template unless it exists. Concurrent callers wait for the first. It has a draft name until it is filled.
 */
export async function ensureTemplate(serverUrl: string, prefix: string, name: TemplateName): Promise<void> {
  const { from, fill } = TEMPLATES[name];
  if (from) await ensureTemplate(serverUrl, prefix, from);
  const database = templateDatabase(prefix, name);
  await withClient(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [database]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount !== 0) return;
    const draft = `${database}_draft`;
    await client.query(`DROP DATABASE IF EXISTS "${draft}"`);
    await client.query(
      `CREATE DATABASE "${draft}" ${from ? `TEMPLATE "${templateDatabase(prefix, from)}"` : ''}`,
    );
    await fill(databaseUrl(serverUrl, draft));
    await client.query(`ALTER DATABASE "${draft}" RENAME TO "${database}"`);
  });
}

/** Run as a program by workers, so that it is not built inside Jest’s sandbox. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , serverUrl = '', prefix = '', name = ''] = process.argv;
  // The only caller, testDatabase, passes a TemplateName.
  await ensureTemplate(serverUrl, prefix, name as TemplateName);
}
