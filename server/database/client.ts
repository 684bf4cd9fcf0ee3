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

/** The Prisma client for all queries, outside of transactions. */
export type Database = PrismaClient;

/**
 * Long enough to wait for another request with the same key or row. Prisma also uses a transaction for several reads by
 * id in one turn of the event loop.
 */
const TRANSACTION_LIMITS = { timeout: 20_000, maxWait: 20_000 };

/** Options of a connection pool. */
export interface DatabaseOptions {
  /** Maximum number of connections of this process. */
  readonly maxConnections?: number;
  /** Called with every SQL statement; tests use it to count. */
  readonly onStatement?: StatementListener;
  /** Maximum time of a statement, including waiting for locks; not behind a pooler, which has its own setting. */
  readonly statementTimeoutMs?: number;
  /** Maximum wait of a statement for a lock; behind a pooler only in transactions. */
  readonly lockTimeoutMs?: number;
  /** Maximum number of bytes that a statement may return. */
  readonly maxAnswerBytes?: number;
  /** Code inside a transaction may get a second connection if one is free, instead of `SecondConnectionError`. */
  readonly allowsSecondConnections?: boolean;
}

/** A Prisma client, its pool for hand-written statements, and a function that closes both. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** A pooler such as PgBouncer uses another connection each time, so prepared statements do not work. */
  readonly isPooled: boolean;
  readonly close: () => Promise<void>;
}

/** Opens the pool of a process with a Prisma client. Connects with the first query. */
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
  // The pool replaces an idle connection that the server closed.
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
 * Marks code as inside a transaction. `lockTimeoutMs` is set by a statement in each transaction if the connection
 * options cannot set it.
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

/** A Prisma client with its own pool; `$disconnect` closes both. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  return openDatabase(url, options).db;
}
