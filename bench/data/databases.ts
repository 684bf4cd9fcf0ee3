import type { LargeSize } from '../../prisma/seed/large.ts';
import { openDatabase } from '../../server/database/client.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../server/database/embedded.ts';
import { fill } from './fill.ts';
import { SMALL_SIZE } from './sizes.ts';

/** The benchmark's own PostgreSQL. */
interface Databases {
  /** The measured database: a copy of the filled one, which stays unchanged. */
  readonly url: string;
  /** A database of ten thousand jobs. Null if it was not requested. */
  readonly smallUrl: string | null;
  readonly stop: () => Promise<void>;
}

/** Starts PostgreSQL in a folder, fills missing databases and makes a copy to measure. */
export async function startDatabases(
  folder: string,
  size: LargeSize,
  { withSmall }: { withSmall: boolean },
): Promise<Databases> {
  const embedded = await startEmbedded({ dataDir: folder });
  if (embedded.isShared) throw new Error(`Another process uses the data in ${folder}.`);
  try {
    await fill(embedded.url, size);
    const url = await copyOf(embedded, 'bench');
    const smallUrl = withSmall ? await emptyDatabase(embedded, 'bench_small') : null;
    if (smallUrl) await fill(smallUrl, SMALL_SIZE);
    return { url, smallUrl, stop: () => stop(embedded) };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

const OWN = ['bench', 'bench_small'];

async function stop(embedded: EmbeddedDatabase): Promise<void> {
  for (const name of OWN) await maintain(embedded.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await embedded.stop();
}

async function copyOf(embedded: EmbeddedDatabase, name: string): Promise<string> {
  const template = new URL(embedded.url).pathname.slice(1);
  await maintain(embedded.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await maintain(embedded.url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return named(embedded.url, name);
}

async function emptyDatabase(embedded: EmbeddedDatabase, name: string): Promise<string> {
  await maintain(embedded.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await maintain(embedded.url, `CREATE DATABASE ${name}`);
  return named(embedded.url, name);
}

/** Runs a statement on a database from another database. */
async function maintain(url: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase(named(url, 'postgres'), { maxConnections: 1 });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
