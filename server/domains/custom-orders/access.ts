import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { RefusedError } from '../../errors/errors.ts';
import { SHOWN_ITEM_TYPE } from '../catalog/access.ts';
import { ownedRows } from '../identity/owned-rows.ts';
import { visibleJobOrders } from '../jobs/access.ts';
import { JOB_ORDERS_VIEW } from '../orders/access.ts';
import { visibleQuotes } from '../quotes/access.ts';
import { QUOTES_VIEW } from '../quotes/rules/transitions.ts';
import { visibleSalesOrders } from '../sales-orders/access.ts';
import { SALES_ORDERS_VIEW } from '../sales-orders/rules/transitions.ts';
import { SETTINGS_CHANGE } from '../settings/access.ts';

/** Permission 1401: see what can be ordered as a custom order. */
export const CUSTOM_ORDERS_VIEW = 1401;

/** Permission 1402: place custom orders. */
export const CUSTOM_ORDERS_CREATE = 1402;

/** Checks that the viewer may maintain groups and templates: staff who change settings. */
export function requireManager(viewer: Viewer): void {
  viewer.require(SETTINGS_CHANGE);
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
}

/** Whether the viewer maintains groups and templates. */
export function isManager(viewer: Viewer): boolean {
  return viewer.isStaff && viewer.can(SETTINGS_CHANGE);
}

/** Groups that the viewer sees: staff all, customers those for their type. */
export function visibleGroups(viewer: Viewer): Prisma.CustomOrderGroupWhereInput {
  return viewer.isStaff ? {} : openGroups(viewer);
}

/** Groups whose pieces the viewer can order; hidden groups do not count for anyone. */
function openGroups(viewer: Viewer): Prisma.CustomOrderGroupWhereInput {
  const offered = viewer.isStaff ? {} : offeredTo(viewer.customerId);
  return { isHidden: false, ...offered };
}

/** Pieces for custom orders: shown in the catalogue, and in a group that the viewer can order from. */
export function orderableItemTypes(viewer: Viewer): Prisma.ItemTypeWhereInput {
  return {
    AND: [SHOWN_ITEM_TYPE, { customOrderGroups: { some: { group: { is: openGroups(viewer) } } } }],
  };
}

/** Templates that the viewer can order from: kinds of work and pieces that are active with all their parents. */
export function orderableTemplates(viewer: Viewer): Prisma.CustomOrderTemplateWhereInput {
  return {
    isOffered: true,
    OR: [{ itemTypeId: null }, { itemType: { is: orderableItemTypes(viewer) } }],
  };
}

/** Templates that the viewer sees; users who maintain the tree see all. */
export function visibleTemplates(viewer: Viewer): Prisma.CustomOrderTemplateWhereInput {
  return isManager(viewer) ? {} : orderableTemplates(viewer);
}

/** Custom orders that became jobs. */
export const BECAME_JOB = { jobOrder: { is: { isStock: false } } } satisfies Prisma.CustomOrderWhereInput;

/** Custom orders that became sales orders, because their piece is from stock. */
export const BECAME_SALES_ORDER = {
  jobOrder: { is: { isStock: true } },
} satisfies Prisma.CustomOrderWhereInput;

/** Custom orders that became quotes. */
export const BECAME_QUOTE = { priceQuoteId: { not: null } } satisfies Prisma.CustomOrderWhereInput;

/** Custom orders whose job, sales order or quote the viewer sees. */
export function visibleCustomOrders(viewer: Viewer): Prisma.CustomOrderWhereInput {
  const ofOrder = { salesLine: { is: { salesOrder: { is: visibleSalesOrders(viewer) } } } };
  return {
    OR: [
      { jobOrder: { is: visibleJobOrders(viewer) } },
      { jobOrder: { is: { isStock: true, ...ofOrder } } },
      { priceQuote: { is: visibleQuotes(viewer) } },
    ],
  };
}

/**
 * Custom orders in lists: those of the active customer, or all for staff, if their jobs, sales orders and quotes are
 * shown. Their quotes are requests, so neither side has hidden drafts of them.
 */
export function listedCustomOrders(viewer: Viewer): Prisma.CustomOrderWhereInput {
  const ofJobs = ownCustomOrders(viewer, 'jobOrder', JOB_ORDERS_VIEW);
  const ofOrders = ownCustomOrders(viewer, 'jobOrder', SALES_ORDERS_VIEW);
  const ofQuotes = ownCustomOrders(viewer, 'priceQuote', QUOTES_VIEW);
  // A viewer who sees all of them needs no filter.
  if ([ofJobs, ofOrders, ofQuotes].every((where) => Object.keys(where).length === 0)) return {};
  return {
    OR: [
      { AND: [BECAME_JOB, ofJobs] },
      { AND: [BECAME_SALES_ORDER, ofOrders] },
      { AND: [BECAME_QUOTE, ofQuotes] },
    ],
  };
}

/** Within the scope of a permission; the contact is that of the job, the line from stock or the quote. */
function ownCustomOrders(
  viewer: Viewer,
  became: 'jobOrder' | 'priceQuote',
  permission: number,
): Prisma.CustomOrderWhereInput {
  const customerIds = viewer.customerId === null ? [] : [viewer.customerId];
  const { OR: _own, ...rows } = ownedRows(viewer, permission, customerIds);
  if (viewer.scopeOf(permission) !== 'OWN') return rows;
  return { ...rows, OR: [{ placedById: viewer.userId }, { [became]: { is: { contactId: viewer.userId } } }] };
}

/** Groups for the type of a customer; groups without types are for all. */
function offeredTo(customerId: number | null): Prisma.CustomOrderGroupWhereInput {
  const ofType = { customerType: { is: { customers: { some: { id: customerId ?? 0 } } } } };
  return { OR: [{ customerTypes: { none: {} } }, { customerTypes: { some: ofType } }] };
}
