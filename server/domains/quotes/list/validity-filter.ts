import type { Prisma } from '../../../database/generated/client.ts';
import { addHours } from '../../../lib/calendar.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';

/** An offer ends soon within this many hours. */
const SOON_HOURS = 72;

/** Validity of an offer. */
export const ValidityFilterEnum = builder.enumType('PriceQuoteValidity', {
  description: 'Offers by validity.',
  values: {
    VALID: { description: 'The offer is valid.' },
    ENDS_SOON: { description: 'The offer is valid, and ends within three days.' },
    ENDED: { description: 'It was not answered in time.' },
  } as const,
});

/** Filters offers by their validity now. */
export function withValidity(
  which: 'VALID' | 'ENDS_SOON' | 'ENDED',
  { now }: Pick<Context, 'now'>,
): Prisma.PriceQuoteWhereInput {
  const sent = { statusId: QUOTE_STATUSES.SENT.id };
  switch (which) {
    case 'VALID':
      return { ...sent, validUntil: { gte: now } };
    case 'ENDS_SOON':
      return { ...sent, validUntil: { gte: now, lte: addHours(now, SOON_HOURS) } };
    case 'ENDED':
      return {
        statusId: { in: [QUOTE_STATUSES.SENT.id, QUOTE_STATUSES.EXPIRED.id] },
        validUntil: { lt: now },
      };
  }
}
