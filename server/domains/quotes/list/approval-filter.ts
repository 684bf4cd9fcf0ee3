import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import type { QuoteApproval } from '../rules/quote-facts.ts';
import { QUOTE_TRANSITIONS } from '../rules/transitions.ts';
import { inStatus } from './in-status.ts';

/** How far the approval of an offer below the limits has come. */
export const ApprovalFilterEnum = builder.enumType('PriceQuoteApprovalFilter', {
  description: 'Offers below the limits by how far their approval has come.',
  values: {
    ASKED: { description: 'Somebody with 1609 is to decide.' },
    APPROVED: { description: 'It may be sent as it is.' },
    REFUSED: { description: 'It was refused.' },
  } as const satisfies Record<QuoteApproval, { description: string }>,
});

/** Offers that are still written, by their approval; customers learn nothing of it, and find none. */
export function withApproval(
  approval: QuoteApproval,
  { viewer }: Pick<Context, 'viewer'>,
): Prisma.PriceQuoteWhereInput {
  if (!viewer.isStaff) return { id: { in: [] } };
  const isWritten = inStatus((code) =>
    QUOTE_TRANSITIONS.some(({ from, action }) => from === code && action === 'ASK_APPROVAL'),
  );
  return { ...isWritten, currentVersion: { is: { approval } } };
}
