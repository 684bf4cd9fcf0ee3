import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { CART_ADD } from '../../carts/access.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { QUOTES_ADD } from '../../quotes/rules/transitions.ts';
import type { EstimateAction, EstimateFacts } from '../rules/estimate-actions.ts';
import { estimateStatus } from '../rules/estimate-status.ts';

/** The columns that the rules of an estimate read. */
export const ESTIMATE_FACTS = {
  customerId: true,
  placedById: true,
  kind: true,
  convertedAt: true,
  expiresAt: true,
  calculatedPrice: true,
  unitPrice: true,
  priceAuthorId: true,
} satisfies Prisma.EstimateSelect;

type Row = Prisma.EstimateGetPayload<{ select: typeof ESTIMATE_FACTS }>;

/** Converts a row for the rules. */
export function estimateFacts(
  row: Omit<Row, 'customerId' | 'placedById' | 'calculatedPrice'>,
  now: Date,
): EstimateFacts {
  return {
    status: estimateStatus(row, now),
    kind: row.kind === 'DESIGN' ? 'DESIGN' : 'PIECE',
    isPriced: row.unitPrice !== null,
    hasOwnPrice: row.priceAuthorId !== null,
  };
}

/** Whether the viewer has the permissions for an action's target. Staff need an active customer only for a cart. */
export function mayDo(viewer: Viewer, action: EstimateAction): boolean {
  switch (action) {
    case 'TO_CART':
      return viewer.customerId !== null && viewer.can(CART_ADD);
    case 'TO_QUOTE':
      return viewer.can(QUOTES_ADD);
    case 'TO_JOB':
      return (viewer.isStaff || viewer.customerId !== null) && viewer.can(JOB_ORDERS_ADD);
    default:
      return true;
  }
}
