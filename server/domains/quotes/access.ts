import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownedRows, seesOwnedRow } from '../identity/owned-rows.ts';
import { COST_BREAKDOWN_VIEW } from '../pricing/access.ts';
import { QUOTE_STATUSES } from './rules/status-codes.ts';
import { APPROVAL_ACTIONS, QUOTES_OVERRIDE, QUOTES_VIEW } from './rules/transitions.ts';

/** Price quotes that the viewer may read: those of every linked customer, within the scope of 1601. */
export function visibleQuotes(viewer: Viewer): Prisma.PriceQuoteWhereInput {
  return { AND: [ownedRows(viewer, QUOTES_VIEW, viewer.linkedCustomerIds), shownToSide(viewer)] };
}

/** Price quotes that lists show: those of the active customer, within the scope of 1601. */
export function listedQuotes(viewer: Viewer): Prisma.PriceQuoteWhereInput {
  const customerIds = viewer.customerId === null ? [] : [viewer.customerId];
  return { AND: [ownedRows(viewer, QUOTES_VIEW, customerIds), shownToSide(viewer)] };
}

/**
 * Each side has drafts that the other cannot see: temporary quotes belong to the customer, other drafts to the
 * manufacturer.
 */
function shownToSide(viewer: Viewer): Prisma.PriceQuoteWhereInput {
  if (viewer.isStaff) return { kind: 'PQ' };
  return { OR: [{ kind: 'PQCTO' }, { statusId: { not: QUOTE_STATUSES.DRAFT.id } }] };
}

/** Whether a quote is among `visibleQuotes`. */
export function seesQuote(
  viewer: Viewer,
  quote: Parameters<typeof seesOwnedRow>[2] & { kind?: string | undefined; statusId?: number | undefined },
): boolean {
  const isShown = viewer.isStaff
    ? quote.kind === 'PQ'
    : quote.kind === 'PQCTO' || quote.statusId !== QUOTE_STATUSES.DRAFT.id;
  return isShown && seesOwnedRow(viewer, QUOTES_VIEW, quote);
}

/** Versions of a visible quote that the viewer may read. Customers see no version that staff are still writing. */
export function visibleVersions(viewer: Viewer): Prisma.PriceQuoteVersionWhereInput {
  if (viewer.isStaff) return {};
  return { OR: [{ sentAt: { not: null } }, { priceQuote: { is: { kind: 'PQCTO' } } }] };
}

/** Lines of quotes that the viewer may read. */
export function visibleQuoteLines(viewer: Viewer): Prisma.PriceQuoteLineWhereInput {
  return {
    version: { is: { AND: [visibleVersions(viewer), { priceQuote: { is: visibleQuotes(viewer) } }] } },
  };
}

/** Whether the viewer sees the cost of a quote: staff with 1303, and staff with 1609, who approve offers. */
export function seesCost(viewer: Viewer): boolean {
  return viewer.isStaff && (viewer.can(COST_BREAKDOWN_VIEW) || viewer.can(QUOTES_OVERRIDE));
}

/** History entries that the viewer may read; customers see no internal ones. */
export function visibleQuoteEvents(viewer: Viewer): Prisma.PriceQuoteEventWhereInput {
  return viewer.isStaff ? {} : { NOT: { action: { in: [...APPROVAL_ACTIONS] } } };
}
