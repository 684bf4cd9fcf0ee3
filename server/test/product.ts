import { join } from 'node:path';
import { openProduct } from '../../start.ts';
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
  const { db, url: databaseUrl, sql } = await testDatabase(seed);
  const services = await testServices();
  const product = await openProduct({
    db,
    services: { ...services, config: { ...services.config, port: 0 } },
    databaseUrl,
    webFolder: web ? join(import.meta.dirname, '../../web/dist') : null,
  });
  return { url: product.url, db, sql, stop: product.stop };
}
