import type { z } from 'zod';

/** What the document tells about a call beyond the route table. */
export interface CallDescription {
  readonly summary: string;
  readonly description?: string;
  /** What each parameter of the path is. */
  readonly path?: Readonly<Record<string, string>>;
  /** Parameters of the query string, beside those that page a list. */
  readonly query?: z.ZodObject;
  /** The body: JSON, or a form where the route says so. */
  readonly body?: z.ZodObject;
  /** The answer, or the `value` of the envelope where the call has one; null: nothing. */
  readonly answer: z.ZodType | null;
  /** `value` beside a rule's refusal (status 200), where a rule can refuse the call. */
  readonly refusal?: z.ZodType;
  /** Statuses that neither the route nor its parameters imply. */
  readonly statuses?: readonly (403 | 404 | 409 | 429)[];
  /** `Idempotency-Key` makes repeats of the call safe. */
  readonly takesKey?: boolean;
}

/** Calls by 'METHOD /path', as the route table spells them. */
export type CallDescriptions = Readonly<Record<string, CallDescription>>;
