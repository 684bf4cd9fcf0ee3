import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** What happened, in stable words: `action` is `SIGNED_IN`, `ORDER_SUBMITTED`, …; `data` carries its facts. */
export type AuditFact = {
  action: string;
  entityType?: string;
  entityId?: string | number;
  /** The customer concerned; the viewer's active one when absent. */
  customerId?: number | null;
  data?: Prisma.InputJsonValue;
  /** Whose act it was, where that is not the viewer (a sign-in has no viewer yet). */
  userId?: number | null;
};

/** The parts of a request that an audit row keeps. */
export type AuditContext = {
  viewer: Viewer;
  requestId: string;
  address: string;
  now: Date;
};

/** Writes one audit row, with both identities of an acting session. Call it in the transaction of the act itself. */
export async function recordAudit(
  tx: Pick<Database, '$executeRaw'>,
  { viewer, requestId, address, now }: AuditContext,
  { action, entityType, entityId, customerId, data, userId }: AuditFact,
): Promise<void> {
  const by = userId === undefined ? (viewer.account?.userId ?? null) : userId;
  const of = customerId === undefined ? viewer.customerId : customerId;
  const id = entityId === undefined ? null : String(entityId);
  const facts = data === undefined ? null : JSON.stringify(data);
  // By hand: it is part of nearly every act, and planning it anew each time costs more than writing it.
  await tx.$executeRaw`
    INSERT INTO "AuditEvent" (at, action, "userId", "actingById", "customerId", "entityType", "entityId", data, "requestId", address)
    VALUES (${now}::timestamp, ${action}, ${by}, ${viewer.actingById}, ${of}, ${entityType ?? null}, ${id}, ${facts}::jsonb, ${requestId}, ${address})`;
}
