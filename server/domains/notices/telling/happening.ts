import { z } from 'zod';
import { NOTICE_EVENTS } from '../rules/events.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';
import { WAITED_ACTS } from '../rules/waited-acts.ts';

const id = z.int().positive();

const factsSchema = z.strictObject({
  customer: z.string().optional(),
  author: z.string().optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
  total: z.string().optional(),
  madeFor: z.string().optional(),
  day: z.string().optional(),
  words: z.string().optional(),
  decision: z.enum(['APPROVED', 'REFUSED']).optional(),
  act: z.enum(WAITED_ACTS).optional(),
});

/** Something that happened, as the act that did it tells: the event, what it is about, and who did it. */
export const happeningSchema = z.strictObject({
  event: z.enum(NOTICE_EVENTS),
  /** Model and id of the row that a `noticeSubject` declares. */
  about: z.strictObject({ model: z.string().max(40), id }),
  /** Which of several such happenings to the same row it is; each is told once. */
  of: z.string().max(120).optional(),
  /** Only this side is told. */
  side: z.enum(['CUSTOMER', 'STAFF']).optional(),
  /** Who did it: the user, and staff who acted as that user. Not told, unless the rule says so. */
  doerIds: z.array(id).max(2),
  /** Others who are told by another happening. */
  exceptIds: z.array(id).max(20).optional(),
  /** People whom it names. */
  namedIds: z.array(id).max(20).optional(),
  /** Beside those of the row. */
  facts: factsSchema.optional(),
});

/** See `happeningSchema`. */
export type Happening = z.infer<typeof happeningSchema>;

/** What makes a happening one that is told once: its event, its row, and which of several it is. */
export function keyOf({ event, about, of }: Pick<Happening, 'event' | 'about' | 'of'>): string {
  return [event, about.model, about.id, of].filter((part) => part !== undefined).join(':');
}

/** Facts as they are stored with a notice; none where they have another form. */
export function noticeFactsOf(stored: unknown): NoticeFacts {
  return factsSchema.safeParse(stored).data ?? {};
}
