import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.ts';

/** Models whose changes are told. Their GraphQL types are called alike. */
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

/** One of them. */
export type LiveModel = (typeof LIVE_MODELS)[number];

/**
 * The facts of a row that decide who may know that it changed, as its trigger sends them (migration
 * `notify_changed_orders`); what a model does not have is absent.
 */
const rowSchema = z.object({
  model: z.enum(LIVE_MODELS),
  id: z.int(),
  version: z.int(),
  /** Of what belongs to a user alone there is none. */
  customerId: z.int().nullish(),
  placedById: z.int().nullish(),
  contactId: z.int().nullable().default(null),
  userId: z.int().optional(),
  kind: z.string().optional(),
  statusId: z.int().optional(),
  /** A line from stock, which is no job. */
  isStock: z.boolean().default(false),
  /** Others of the customer may open it since then. */
  sharedAt: z.string().nullable().default(null),
  /** Customers learn of it since then. */
  issuedAt: z.string().nullable().default(null),
  /** Only staff may know: an internal note was written. */
  isInternal: z.boolean().default(false),
});

/** A row that changed. */
export type LiveRow = z.infer<typeof rowSchema>;

/** What the row of a model tells of its owners; throws where the trigger sent less. */
export function ownersOf(row: LiveRow) {
  const { placedById, contactId } = row;
  if (placedById == null) throw new Error('The trigger of a row that somebody placed sends by whom.');
  return { customerId: customerOf(row), placedById, contactId };
}

/** The customer whose row it is; throws where the trigger sent none. */
export function customerOf({ customerId }: LiveRow): number {
  if (customerId == null) throw new Error('The trigger of a customer’s row sends whose it is.');
  return customerId;
}

/** A notification taken apart; null where more rows changed at once than are listed. */
export function readRow(payload: string): LiveRow | null {
  const parsed = rowSchema.safeParse(JSON.parse(payload));
  return parsed.success ? parsed.data : null;
}

/** Who may read the rows of a model: what its lists and `node(id:)` show. */
type LiveRows = {
  /** By the facts of a row. */
  readonly sees: (viewer: Viewer, row: LiveRow) => boolean;
  /** As a condition; absent where a row has no page. */
  readonly visible?: (viewer: Viewer) => object;
};

const declared = new Map<LiveModel, LiveRows>();

/** Declares who may know that rows of a model changed, and who else looks at one. */
export function liveRows(model: LiveModel, rows: LiveRows): void {
  declared.set(model, rows);
}

/** The condition of the rows that a viewer may read and that have a page; null for other models. */
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
