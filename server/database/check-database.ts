import { Client, DatabaseError } from 'pg';
import { BadConfigError } from '../config/config.ts';

/** Time-out for connecting to PostgreSQL at the start. */
const CONNECT_MS = 10_000;

/** SQLSTATEs of refused connections. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL does not accept the user and password of DATABASE_URL',
  '28000': 'PostgreSQL does not let the user of DATABASE_URL in',
  '3D000': 'the database that DATABASE_URL names does not exist',
  '53300': 'PostgreSQL has no connection left for us',
  '57P03': 'PostgreSQL is starting up or going down',
};

/** Connection errors below PostgreSQL. */
const FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers on its host and port',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'its host does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its host cannot be reached',
  ECONNRESET: 'what answers there is no PostgreSQL',
};

/**
 * Opens one connection, so that a wrong URL stops the start with a one-line message.
 * @throws {BadConfigError} with the problem of `DATABASE_URL`.
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A server that closes the connection reports it again as an event.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw new BadConfigError(problemOf(url, error));
  } finally {
    await client.end().catch(() => {});
  }
}

/** One line without the password. */
function problemOf(url: string, error: unknown): string {
  const where = `DATABASE_URL (${placeOf(url)})`;
  const { code = '', message = '' } = { ...Object(firstOf(error)), message: messageOf(error) };
  if (error instanceof DatabaseError) {
    return `${where} cannot be used: ${REFUSALS[code] ?? `PostgreSQL says "${message}"`}.`;
  }
  return `${where} does not answer: ${FAILURES[code] ?? oneLine(message)}.`;
}

/** A host name with several addresses fails with one error for each. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors[0] ?? error) : error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || 'no connection';
}

function placeOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'unreadable';
}
