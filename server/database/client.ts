import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { boundedSocket } from './bounded-socket.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { insideTransaction, secondConnection } from './open-transaction.ts';
import { isBehindPooler } from './pooler.ts';
import { ReconnectingPool } from './reconnecting-pool.ts';
import { createStatementNames } from './statement-names.ts';
import { listeningClient, type StatementListener } from './statements.ts';
import { shareConnections } from './transaction-turns.ts';

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
  /** PostgreSQL ends statements that wait longer for a lock; behind a pooler only those of transactions. */
  readonly lockTimeoutMs?: number;
  /** Bytes that a statement may answer with. */
  readonly maxAnswerBytes?: number;
  /** Code inside a transaction gets a second connection, where one is free, in place of `SecondConnectionError`. */
  readonly allowsSecondConnections?: boolean;
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
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const { maxConnections = 10, onStatement, statementTimeoutMs, lockTimeoutMs, maxAnswerBytes } = options;
  const isPooled = isBehindPooler(url);
  const config = {
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    application_name: 'aurifex',
    ...(statementTimeoutMs === undefined || isPooled ? {} : { statement_timeout: statementTimeoutMs }),
    ...(lockTimeoutMs === undefined || isPooled ? {} : { lock_timeout: lockTimeoutMs }),
    ...(maxAnswerBytes === undefined ? {} : { stream: () => boundedSocket(maxAnswerBytes) }),
    ...(onStatement && { Client: listeningClient(onStatement) }),
  };
  const pool = new ReconnectingPool(config, options.allowsSecondConnections ? undefined : secondConnection);
  // An idle connection that the server closed is replaced by the pool with the next query.
  pool.on('error', () => {});
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    ...(isPooled ? {} : { statementNameGenerator: createStatementNames() }),
  });
  const db = new PrismaClient({ adapter, transactionOptions: TRANSACTION_LIMITS });
  shareConnections(db, maxConnections);
  watchTransactions(db, isPooled ? lockTimeoutMs : undefined);
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

/**
 * Marks the work of every transaction as such. `lockTimeoutMs` is set with a statement of each, where connections cannot
 * be opened with it.
 */
function watchTransactions(db: Database, lockTimeoutMs: number | undefined): void {
  const begin = db.$transaction;
  const watched = (work: unknown, ...limits: readonly unknown[]): unknown => {
    if (typeof work !== 'function') return Reflect.apply(begin, db, [work, ...limits]);
    const marked = async (tx: Prisma.TransactionClient) => {
      if (lockTimeoutMs !== undefined)
        await tx.$executeRaw`SELECT set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`;
      return insideTransaction(() => work(tx));
    };
    return Reflect.apply(begin, db, [marked, ...limits]);
  };
  Object.defineProperty(db, '$transaction', { value: watched });
}

/** A Prisma client over a pool of its own; `$disconnect` closes both. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  return openDatabase(url, options).db;
}
