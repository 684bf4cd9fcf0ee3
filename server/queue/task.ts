import type { z } from 'zod';
import type { Database } from '../database/client.ts';
import type { Services } from '../services/services.ts';

/** Context of a background task. */
export interface TaskContext {
  readonly db: Database;
  /** URL of `db`, for work in a separate process. */
  readonly databaseUrl: string;
  readonly services: Services;
  readonly now: Date;
}

/** Time limit of a try, so that an unresponsive mail server does not block a worker. */
const TRY_LIMIT_MS = 120_000;

/** Declaration of a background task. */
interface TaskOptions<Payload> {
  /** Schema of the payload: ids and codes, never secrets. */
  readonly payload: z.ZodType<Payload>;
  /** Number of tries until the job fails; the delays between them grow from 3 seconds to 6 hours. */
  readonly attempts: number;
  /** Time limit of a try in milliseconds; default: two minutes. */
  readonly maxMs?: number;
  /** Schedule in crontab format (UTC), once across all processes. */
  readonly schedule?: string;
  /** Does the work. Must be idempotent, because it may be repeated. */
  readonly run: (payload: Payload, context: TaskContext) => Promise<void>;
}

/** A background task with any payload. */
export interface AnyTask {
  readonly name: string;
  readonly attempts: number;
  readonly maxMs: number;
  readonly schedule: string | null;
  /** Validates a stored payload and does the work. */
  readonly run: (stored: unknown, context: TaskContext) => Promise<void>;
}

/** A background task. */
export interface Task<Payload> extends AnyTask {
  /** Serializes the payload. */
  readonly write: (payload: Payload) => string;
}

const declared: AnyTask[] = [];

/** All declared tasks, after the declarations are loaded (server/schema/load-declarations.ts). */
export function declaredTasks(): readonly AnyTask[] {
  return declared;
}

/** Declares a background task, in a file `<verb>-<noun>.task.ts`. */
export function task<Payload>(
  name: string,
  { payload: form, attempts, maxMs = TRY_LIMIT_MS, schedule, run }: TaskOptions<Payload>,
): Task<Payload> {
  const made: Task<Payload> = {
    name,
    attempts,
    maxMs,
    schedule: schedule ?? null,
    write: (payload) => JSON.stringify(form.parse(payload)),
    run: async (stored, context) => {
      const parsed = form.safeParse(stored);
      // The payload may contain personal data, so the message has only names of fields.
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
