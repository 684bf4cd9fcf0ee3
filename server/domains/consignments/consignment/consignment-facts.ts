import type { Prisma } from '../../../database/generated/client.ts';
import { isoDayOfColumn } from '../../settings/company-day.ts';
import { LINE_ORDER } from '../acts/locked-consignment.ts';
import { lineState } from '../rules/line-states.ts';
import type { Term } from '../rules/term.ts';

/** The columns that decide the owner of a consignment. */
export const OWNERS_SELECT = { customerId: true, placedById: true, contactId: true } as const;

/** The columns for the sums of its pieces. */
export const LINES_SELECT = {
  lines: { orderBy: LINE_ORDER, select: { state: true, quantity: true, memoPrice: true, sentOn: true } },
} satisfies Prisma.ConsignmentSelect;

/** The lines for the rules. */
export function countedLines({ lines }: Prisma.ConsignmentGetPayload<{ select: typeof LINES_SELECT }>) {
  return lines.map(({ state, quantity, memoPrice, sentOn }) => ({
    state: lineState(state),
    quantity,
    memoPrice,
    sentOn: isoDayOfColumn(sentOn),
  }));
}

/** The term of a consignment; null before any piece is sent. */
export function termOf({ issuedOn, dueOn }: { issuedOn: Date | null; dueOn: Date | null }): Term | null {
  const [first, last] = [isoDayOfColumn(issuedOn), isoDayOfColumn(dueOn)];
  return first === null || last === null ? null : { issuedOn: first, dueOn: last };
}
