import { randomBytes } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { REQUEST_BOUNDS } from '../database/bounded-reads.ts';
import { type OpenDatabase, openDatabase } from '../database/client.ts';
import { recordStatements, type StatementRecord } from '../database/statements.ts';
import { databaseUrl, type TemplateName, templateDatabase, testServer, withClient } from './admin.ts';
import { buildTemplate } from './build-template.ts';
import { mails } from './services.ts';

/** A separate database for one test file. */
export interface TestDatabase extends OpenDatabase {
  readonly url: string;
  /** Every SQL statement sent through `db` and `pool` since the last `reset()`. */
  readonly sql: StatementRecord & { reset: () => void };
}

/**
 * Clones a template for this test file and drops the clone after its last test. Call it at the top of the file:
 * `const { db } = await testDatabase();`
 */
export async function testDatabase(template: TemplateName = 'reference'): Promise<TestDatabase> {
  // Test files share the modules of their worker, so mails of another file’s database are removed.
  mails.length = 0;
  const { serverUrl, prefix } = testServer();
  const source = templateDatabase(prefix, template);
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [source]);
    if (rowCount === 0) await buildTemplate(template);
    // Templates have no writers, and copying their files takes a third of the time of copying through the log.
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${source}" STRATEGY FILE_COPY`);
  });

  const sql = recordStatements();
  const url = databaseUrl(serverUrl, name);
  const database = openDatabase(url, {
    onStatement: sql.listener,
    lockTimeoutMs: REQUEST_BOUNDS.lockTimeoutMs,
  });
  afterAll(async () => {
    await database.close();
    await withClient(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
  });
  return { ...database, url, sql };
}
