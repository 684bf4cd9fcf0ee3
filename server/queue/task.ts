import type { z } from 'zod';
import type { Database } from '../database/client.ts';
import type { Services } from '../services/services.ts';

/** What a background task works with. */
export interface TaskContext {
  readonly db: Database;
  /** Where `db` is, for work in a process of its own. */
  readonly databaseUrl: string;
  readonly services: Services;
  readonly now: Date;
}

/** A try that takes longer counts as failed: a mail server that does not answer must not block a worker for ever. */
const TRY_LIMIT_MS = 120_000;

/** How a background task is declared. */
interface TaskOptions<Payload> {
  /** Form of the payload: ids and codes, never secrets. */
  readonly payload: z.ZodType<Payload>;
  /** Tries before the job counts as failed; the pauses between them grow from 3 seconds to 6 hours. */
  readonly attempts: number;
  /** A try that takes longer, in milliseconds, counts as failed; two minutes without. */
  readonly mostMs?: number;
  /** When it runs by itself, as in a crontab (UTC): once over all processes. */
  readonly schedule?: string;
  /** Does the work; it may be repeated, so twice must be as good as once. */
  readonly run: (payload: Payload, context: TaskContext) => Promise<void>;
}

/** A kind of background work, whatever its payload. */
export interface AnyTask {
  readonly name: string;
  readonly attempts: number;
  readonly mostMs: number;
  readonly schedule: string | null;
  /** Checks a stored payload and does the work. */
  readonly run: (stored: unknown, context: TaskContext) => Promise<void>;
}

/** A kind of background work. */
export interface Task<Payload> extends AnyTask {
  /** The payload as it is stored. */
  readonly write: (payload: Payload) => string;
}

const declared: AnyTask[] = [];

/** Every background task of the product, once its declarations are loaded (server/schema/load-declarations.ts). */
export function declaredTasks(): readonly AnyTask[] {
  return declared;
}

/** Declares a background task, in a file `<verb>-<noun>.task.ts`. */
export function task<Payload>(
  name: string,
  { payload: form, attempts, mostMs = TRY_LIMIT_MS, schedule, run }: TaskOptions<Payload>,
): Task<Payload> {
  const made: Task<Payload> = {
    name,
    attempts,
    mostMs,
    schedule: schedule ?? null,
    write: (payload) => JSON.stringify(form.parse(payload)),
    run: async (stored, context) => {
      const parsed = form.safeParse(stored);
      // The payload may hold personal data: the message names fields, not values.
      if (!parsed.success) throw new Error(`The payload has another form: ${placesOf(parsed.error)}`);
      await run(parsed.data, context);
    },
  };
  declared.push(made);
  return made;
}

function placesOf(error: z.ZodError): string {
  return error.issues.map(({ path, code }) => `${path.join('.') || 'payload'} ${code}`).join(', ');
}
