import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownedRows, seesOwnedRow } from '../ordering/owned-rows.ts';
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

/** Each side has drafts that the other never sees: temporary quotes are the customer's, other drafts the manufacturer's. */
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

/** Versions that the viewer may read of a quote that is visible: customers none that is being written, but their own. */
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

/** Whether what a quote costs the manufacturer is shown: to staff with 1303, and to those with 1609, who approve by it. */
export function seesCost(viewer: Viewer): boolean {
  return viewer.isStaff && (viewer.can(COST_BREAKDOWN_VIEW) || viewer.can(QUOTES_OVERRIDE));
}

/** Steps of the history that the viewer may read: customers none of those between staff. */
export function visibleQuoteEvents(viewer: Viewer): Prisma.PriceQuoteEventWhereInput {
  return viewer.isStaff ? {} : { NOT: { action: { in: [...APPROVAL_ACTIONS] } } };
}
