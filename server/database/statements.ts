import pg from 'pg';

/** Receives every SQL statement, in order, with its parameter values. */
export type StatementListener = (sql: string, values: readonly unknown[]) => void;

const TRANSACTION_CONTROL =
  /^\s*(begin|commit|rollback|savepoint|release|start transaction|set transaction|deallocate)\b/i;

/** The statements that some work sent to the database. */
export interface StatementRecord {
  /** Statements that read or write data, in order. */
  readonly statements: string[];
  /** BEGIN, COMMIT and the like. */
  readonly control: string[];
}

/** Records statements, sorted into data statements and transaction control. */
export function recordStatements(): StatementRecord & { listener: StatementListener; reset: () => void } {
  const statements: string[] = [];
  const control: string[] = [];
  return {
    statements,
    control,
    listener: (sql) => void (TRANSACTION_CONTROL.test(sql) ? control : statements).push(sql),
    reset: () => {
      statements.length = 0;
      control.length = 0;
    },
  };
}

function sqlOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text);
  return String(query);
}

function valuesOf([query, values]: readonly unknown[]): readonly unknown[] {
  if (Array.isArray(values)) return values;
  const own = typeof query === 'object' && query !== null && 'values' in query ? query.values : null;
  return Array.isArray(own) ? own : [];
}

/**
 * A driver client that reports its statements to a listener. Prisma and hand-written SQL both use it, so all statements
 * are counted.
 */
export function listeningClient(listener: StatementListener): typeof pg.Client {
  const query = pg.Client.prototype.query;
  class ListeningClient extends pg.Client {}
  Object.defineProperty(ListeningClient.prototype, 'query', {
    value(this: pg.Client, ...args: unknown[]): unknown {
      listener(sqlOf(args[0]), valuesOf(args));
      return Reflect.apply(query, this, args);
    },
  });
  return ListeningClient;
}
