import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openProduct } from '../../open-product.ts';
import { type ChangeFeed, openChangeFeed } from '../../server/database/changes/change-feed.ts';
import type { Database } from '../../server/database/client.ts';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import type { Services } from '../../server/services/services.ts';
import { type TestDatabase, testDatabase } from '../../server/test/database.ts';
import { testServices } from '../../server/test/services.ts';

const WEB_DIST = join(import.meta.dirname, '../../web/dist');

/** A running product for tests over HTTP. */
export interface RunningProduct {
  /** `http://localhost:<port>`. */
  readonly url: string;
  readonly db: Database;
  readonly sql: TestDatabase['sql'];
  readonly pool: TestDatabase['pool'];
  /** Change notifications of the product; after direct changes of its rows, tests must wait for them. */
  readonly changes: ChangeFeed;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole product on a free port with its own database. `web` also serves the build in web/dist, or in
 * another folder; `services` replace those of tests. Stop it in `afterAll`; the database is dropped automatically.
 */
export async function startProduct({
  seed = 'demo',
  web = false,
  services: given = {},
}: {
  seed?: 'demo' | 'reference';
  web?: boolean | string;
  services?: Partial<Services>;
} = {}): Promise<RunningProduct> {
  const database = await testDatabase(seed);
  const { db, pool, url: databaseUrl, sql } = database;
  const changes = await openChangeFeed(databaseUrl);
  afterAll(() => changes.close());
  const services = { ...(await testServices()), changes, ...given };
  const product = await openProduct({
    db,
    rows: createRowFinder(database),
    services: { ...services, config: { ...services.config, port: 0 } },
    databaseUrl,
    webFolder: web === true ? WEB_DIST : web || null,
  });
  return { url: product.url, db, pool, sql, changes: services.changes, stop: product.stop };
}
