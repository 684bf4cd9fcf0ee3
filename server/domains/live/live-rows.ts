import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.ts';

/** Models with change notifications. Their GraphQL types have the same names. */
export const LIVE_MODELS = [
  'JobOrder',
  'PriceQuote',
  'SalesOrder',
  'Cart',
  'WishList',
  'Estimate',
  'Invoice',
  'Payment',
  'CustomerCredit',
  'Consignment',
  'Notice',
] as const;

export type LiveModel = (typeof LIVE_MODELS)[number];

/**
 * The columns of a changed row that decide who may know of it, as sent by its trigger (migration
 * `notify_changed_orders`); absent if a model lacks them.
 */
const rowSchema = z.object({
  model: z.enum(LIVE_MODELS),
  id: z.int(),
  version: z.int(),
  /** Absent for rows that belong only to a user. */
  customerId: z.int().nullish(),
  placedById: z.int().nullish(),
  contactId: z.int().nullable().default(null),
  userId: z.int().optional(),
  kind: z.string().optional(),
  statusId: z.int().optional(),
  /** A line from stock, which is not a job. */
  isStock: z.boolean().default(false),
  /** Shared with other users of the customer since then. */
  sharedAt: z.string().nullable().default(null),
  /** Visible to customers since then. */
  issuedAt: z.string().nullable().default(null),
  /** Only for staff: an internal note was written. */
  isInternal: z.boolean().default(false),
});

/** A row that changed. */
export type LiveRow = z.infer<typeof rowSchema>;

/**
 * The owners of a changed row.
 * @throws if the trigger sent too little
 */
export function ownersOf(row: LiveRow) {
  const { placedById, contactId } = row;
  if (placedById == null) throw new Error('The trigger of a row that somebody placed sends by whom.');
  return { customerId: customerOf(row), placedById, contactId };
}

/**
 * The customer of a changed row.
 * @throws if the trigger sent none
 */
export function customerOf({ customerId }: LiveRow): number {
  if (customerId == null) throw new Error('The trigger of a customer’s row sends whose it is.');
  return customerId;
}

/** Parses a notification; null if more rows changed than it lists. */
export function readRow(payload: string): LiveRow | null {
  const parsed = rowSchema.safeParse(JSON.parse(payload));
  return parsed.success ? parsed.data : null;
}

/** Access to the rows of a model: the same as in its lists and `node(id:)`. */
type LiveRows = {
  /** By the columns of a changed row. */
  readonly sees: (viewer: Viewer, row: LiveRow) => boolean;
  /** As a row filter; absent for rows without a page. */
  readonly visible?: (viewer: Viewer) => object;
};

const declared = new Map<LiveModel, LiveRows>();

/** Declares who may know that rows of a model changed, and see other viewers of its page. */
export function liveRows(model: LiveModel, rows: LiveRows): void {
  declared.set(model, rows);
}

/** The row filter of a model with pages for a viewer; null for other models. */
export function visibleRows(model: string, viewer: Viewer): { model: LiveModel; where: object } | null {
  const known = LIVE_MODELS.find((each) => each === model);
  const visible = known && declared.get(known)?.visible;
  return known && visible ? { model: known, where: visible(viewer) } : null;
}

/** Whether a viewer may know that a row changed. */
export function seesChange(viewer: Viewer, row: LiveRow): boolean {
  const rows = declared.get(row.model);
  if (!rows) throw new Error(`No liveRows declares ${row.model}.`);
  return viewer.isSignedIn && (viewer.isStaff || !row.isInternal) && rows.sees(viewer, row);
}
