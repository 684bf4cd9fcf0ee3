import { Client } from 'pg';

/** Environment variable that passes the run’s PostgreSQL to test workers. */
export const SERVER_VARIABLE = 'AURIFEX_TEST_SERVER';
export const PREFIX_VARIABLE = 'AURIFEX_TEST_PREFIX';
/** Environment variable that passes the payments sandbox to test workers. */
export const PAYMENTS_VARIABLE = 'AURIFEX_TEST_PAYMENTS';

/** Databases that tests clone: tables only; with reference data; with the demo data of `npm start`. */
export type TemplateName = 'migrated' | 'reference' | 'demo';

/** Name of a template's database. */
export function templateDatabase(prefix: string, name: TemplateName): string {
  return `${prefix}_template_${name}`;
}

/** Runs a function with a separate connection to the given database. */
export async function withClient<Answer>(
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The run’s server and the prefix of its database names. */
export function testServer(): { serverUrl: string; prefix: string } {
  const serverUrl = process.env[SERVER_VARIABLE];
  const prefix = process.env[PREFIX_VARIABLE];
  if (!serverUrl || !prefix) throw new Error('The test server is started by Jest: run `npm test -- <path>`.');
  return { serverUrl, prefix };
}
