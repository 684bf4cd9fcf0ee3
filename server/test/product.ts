import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openProduct } from '../../start.ts';
import { openChangeFeed } from '../database/changes/change-feed.ts';
import type { Database } from '../database/client.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { testServices } from './services.ts';

/** A running product for tests over HTTP. */
export interface RunningProduct {
  /** `http://localhost:<port>`. */
  readonly url: string;
  readonly db: Database;
  readonly sql: TestDatabase['sql'];
  readonly stop: () => Promise<void>;
}

/**
 * The whole product on a free port, with a database of its own. `web` also serves the build in web/dist. Stop it in
 * `afterAll`; the database goes by itself.
 */
export async function startProduct({
  seed = 'demo',
  web = false,
}: {
  seed?: 'demo' | 'reference';
  web?: boolean;
} = {}): Promise<RunningProduct> {
  const { db, url: databaseUrl, sql, watchedWrites } = await testDatabase(seed);
  const changes = await openChangeFeed(databaseUrl, watchedWrites);
  afterAll(() => changes.close());
  const services = { ...(await testServices()), changes };
  const product = await openProduct({
    db,
    services: { ...services, config: { ...services.config, port: 0 } },
    databaseUrl,
    webFolder: web ? join(import.meta.dirname, '../../web/dist') : null,
  });
  return { url: product.url, db, sql, stop: product.stop };
}
