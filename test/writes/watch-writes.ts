import type { Pool } from 'pg';

/** Counters of attempts, which refused calls may change. */
const COUNTERS = ['RateLimit', '_prisma_migrations'];

/** The transition tables of a statement's trigger. */
const CHANGED = { INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' } as const;

/** Reports the written tables, with one statement for any number of tables and rows. */
export interface WriteWatch {
  /** Tables, with their schema, in which committed statements changed rows since the last call, without counters. */
  readonly take: () => Promise<string[]>;
}

/**
 * Adds triggers to every table of a test's database that record each statement that changed a row, in the transaction
 * of the statement, so that a rollback removes the record.
 */
export async function watchWrites(pool: Pick<Pool, 'query'>): Promise<WriteWatch> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> ALL($1)`,
    [COUNTERS],
  );
  await pool.query(`
    CREATE SCHEMA write_watch;
    CREATE UNLOGGED TABLE write_watch.written (name text NOT NULL);
    CREATE FUNCTION write_watch.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'TRUNCATE' THEN
        IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
      END IF;
      INSERT INTO write_watch.written VALUES (TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
      RETURN NULL;
    END $$;
    ${tables.map(({ name }) => triggersOf(name)).join('')}`);
  return {
    take: async () => {
      const { rows } = await pool.query<{ name: string }>('DELETE FROM write_watch.written RETURNING name');
      return [...new Set(rows.map(({ name }) => name))].sort();
    },
  };
}

/** All ways to change the rows of a table. */
function triggersOf(table: string): string {
  const note = 'FOR EACH STATEMENT EXECUTE FUNCTION write_watch.note();';
  const events = Object.entries(CHANGED).map(
    ([event, side]) =>
      `CREATE TRIGGER write_watch_${event} AFTER ${event} ON ${table} REFERENCING ${side} TABLE AS changed ${note}`,
  );
  return [...events, `CREATE TRIGGER write_watch_truncate AFTER TRUNCATE ON ${table} ${note}`].join('\n');
}
