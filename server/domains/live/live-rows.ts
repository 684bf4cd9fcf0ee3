import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.ts';

/** Models whose changes are told. Their GraphQL types are called alike. */
export const LIVE_MODELS = ['JobOrder', 'PriceQuote', 'SalesOrder', 'Cart'] as const;

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
  customerId: z.int(),
  placedById: z.int().optional(),
  contactId: z.int().nullable().default(null),
  userId: z.int().optional(),
  kind: z.string().optional(),
  statusId: z.int().optional(),
  /** Only staff may know: an internal note was written. */
  isInternal: z.boolean().default(false),
});

/** A row that changed. */
export type LiveRow = z.infer<typeof rowSchema>;

/** What the row of a model tells of its owners; throws where the trigger sent less. */
export function ownersOf({ customerId, placedById, contactId }: LiveRow) {
  if (placedById === undefined) throw new Error('The trigger of a row that somebody placed sends by whom.');
  return { customerId, placedById, contactId };
}

/** A notification taken apart; null where more rows changed at once than are listed. */
export function readRow(payload: string): LiveRow | null {
  const parsed = rowSchema.safeParse(JSON.parse(payload));
  return parsed.success ? parsed.data : null;
}

/** Whether the viewer may read a row of a model now: what its lists and `node(id:)` show. */
type Sees = (viewer: Viewer, row: LiveRow) => boolean;

const declared = new Map<LiveModel, Sees>();

/** Declares who may know that rows of a model changed. */
export function liveRows(model: LiveModel, sees: Sees): void {
  declared.set(model, sees);
}

/** Whether a viewer may know that a row changed. */
export function seesChange(viewer: Viewer, row: LiveRow): boolean {
  const sees = declared.get(row.model);
  if (!sees) throw new Error(`No liveRows declares ${row.model}.`);
  return viewer.isSignedIn && (viewer.isStaff || !row.isInternal) && sees(viewer, row);
}
