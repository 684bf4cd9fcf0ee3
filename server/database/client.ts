import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { boundedSocket } from './bounded-socket.ts';
import { PrismaClient } from './generated/client.ts';
import { isBehindPooler } from './pooler.ts';
import { ReconnectingPool } from './reconnecting-pool.ts';
import { createStatementNames } from './statement-names.ts';
import { listeningClient, type StatementListener } from './statements.ts';

/** Every query of the product goes through this client or one of its transactions. */
export type Database = PrismaClient;

/**
 * Long enough for whoever waits for another request with the same key or the same row. Prisma also does in one
 * transaction what several reads by id ask for in one turn of the event loop.
 */
const TRANSACTION_LIMITS = { timeout: 20_000, maxWait: 20_000 };

/** Options of a connection pool. */
export interface DatabaseOptions {
  /** Connections of this process at most. */
  readonly maxConnections?: number;
  /** Is called with every SQL statement; tests count with it. */
  readonly onStatement?: StatementListener;
  /** PostgreSQL ends statements that take longer, waiting for locks included; not behind a pooler, which has a setting of its own. */
  readonly statementTimeoutMs?: number;
  /** Bytes that a statement may answer with. */
  readonly maxAnswerBytes?: number;
}

/** A Prisma client, the pool below it for hand-written statements, and one way to close both. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** A pooler such as PgBouncer hands out another connection each time: prepared statements are not found again. */
  readonly isPooled: boolean;
  readonly close: () => Promise<void>;
}

/** Opens the one pool of a process and a Prisma client over it. Connects with the first query. */
export function openDatabase(
  url: string,
  { maxConnections = 10, onStatement, statementTimeoutMs, maxAnswerBytes }: DatabaseOptions = {},
): OpenDatabase {
  const isPooled = isBehindPooler(url);
  const pool = new ReconnectingPool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    application_name: 'aurifex',
    ...(statementTimeoutMs === undefined || isPooled ? {} : { statement_timeout: statementTimeoutMs }),
    ...(maxAnswerBytes === undefined ? {} : { stream: () => boundedSocket(maxAnswerBytes) }),
    ...(onStatement && { Client: listeningClient(onStatement) }),
  });
  // An idle connection that the server closed is replaced by the pool with the next query.
  pool.on('error', () => {});
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    ...(isPooled ? {} : { statementNameGenerator: createStatementNames() }),
  });
  const db = new PrismaClient({ adapter, transactionOptions: TRANSACTION_LIMITS });
  return {
    db,
    pool,
    isPooled,
    close: async () => {
      await db.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}

/** A Prisma client over a pool of its own; `$disconnect` closes both. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  return openDatabase(url, options).db;
}
