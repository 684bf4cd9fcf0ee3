import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import type { QuoteApproval } from '../rules/quote-facts.ts';
import { QUOTE_TRANSITIONS } from '../rules/transitions.ts';
import { inStatus } from './in-status.ts';

/** Progress of the approval of an offer beyond the limits. */
export const ApprovalFilterEnum = builder.enumType('PriceQuoteApprovalFilter', {
  description: 'State of the approval of an offer below the limits.',
  values: {
    ASKED: { description: 'A decision by someone with permission 1609 is pending.' },
    APPROVED: { description: 'Approved: it may be sent.' },
    REFUSED: { description: 'It was refused.' },
  } as const satisfies Record<QuoteApproval, { description: string }>,
});

/** Filters offers that are still being written by their approval. Customers find none. */
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
