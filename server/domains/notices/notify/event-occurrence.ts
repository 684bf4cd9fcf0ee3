import { z } from 'zod';
import { NOTICE_EVENTS } from '../rules/events.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';
import { WAITED_ACTS } from '../rules/waited-acts.ts';

const id = z.int().positive();

const factsSchema = z.strictObject({
  names: z.strictObject({ en: z.string(), fr: z.string() }).optional(),
  customer: z.string().optional(),
  author: z.string().optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
  total: z.string().optional(),
  paid: z.string().optional(),
  credited: z.string().optional(),
  madeFor: z.string().optional(),
  day: z.string().optional(),
  dayBefore: z.string().optional(),
  closed: z.string().optional(),
  returned: z.string().optional(),
  reopened: z.array(z.strictObject({ number: z.string(), amount: z.string() })).optional(),
  targets: z
    .array(z.strictObject({ names: z.strictObject({ en: z.string(), fr: z.string() }), amount: z.string() }))
    .optional(),
  cause: z.enum(['BANK']).optional(),
  words: z.string().optional(),
  decision: z.enum(['APPROVED', 'REFUSED']).optional(),
  act: z.enum(WAITED_ACTS).optional(),
});

/** An event, its row and its actors. */
export const eventOccurrenceSchema = z.strictObject({
  event: z.enum(NOTICE_EVENTS),
  /** Model and id of a row that has a `noticeSubject`. */
  about: z.strictObject({ model: z.string().max(40), id }),
  /** Distinguishes several events of the same row; each is notified once. */
  of: z.string().max(120).optional(),
  /** Only for this side. */
  side: z.enum(['CUSTOMER', 'STAFF']).optional(),
  /** The actors: the user, and the acting staff member. They are not notified, unless the rule says so. */
  doerIds: z.array(id).max(2),
  /** Users who are notified of another event instead. */
  exceptIds: z.array(id).max(20).optional(),
  /** Recipients given by the event. */
  namedIds: z.array(id).max(20).optional(),
  /** Besides those of the row. */
  facts: factsSchema.optional(),
});

/** See `eventOccurrenceSchema`. */
export type EventOccurrence = z.infer<typeof eventOccurrenceSchema>;

/** The key of an event, which is notified once: its type, its row, and `of`. */
export function keyOf({ event, about, of }: Pick<EventOccurrence, 'event' | 'about' | 'of'>): string {
  return [event, about.model, about.id, of].filter((part) => part !== undefined).join(':');
}

/** Parses stored facts of a notice; empty if they are invalid. */
export function noticeFactsOf(stored: unknown): NoticeFacts {
  return factsSchema.safeParse(stored).data ?? {};
}
