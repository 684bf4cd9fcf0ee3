import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** An audit entry: `action` is a stable code such as `SIGNED_IN` or `ORDER_SUBMITTED`; `data` has its facts. */
export type AuditFact = {
  action: string;
  entityType?: string;
  entityId?: string | number;
  /** The customer concerned; absent for the viewer's active one. */
  customerId?: number | null;
  data?: Prisma.InputJsonValue;
  /** The user, if it is not the viewer, because a sign-in has no viewer yet. */
  userId?: number | null;
};

/** The parts of a request that an audit entry stores. */
export type AuditContext = {
  viewer: Viewer;
  requestId: string;
  address: string;
  now: Date;
};

/** The user of a change, and its time. */
export type ActorContext = Pick<AuditContext, 'viewer' | 'now'>;

/** Writes an audit entry, with both users of an acting session. Call it in the transaction of the action. */
export async function recordAudit(
  tx: Pick<Database, '$executeRaw'>,
  { viewer, requestId, address, now }: AuditContext,
  { action, entityType, entityId, customerId, data, userId }: AuditFact,
): Promise<void> {
  const by = userId === undefined ? (viewer.account?.userId ?? null) : userId;
  const of = customerId === undefined ? viewer.customerId : customerId;
  const id = entityId === undefined ? null : String(entityId);
  const facts = data === undefined ? null : JSON.stringify(data);
  // Hand-written, because it is part of nearly every action and planning it costs more than writing.
  await tx.$executeRaw`
    INSERT INTO "AuditEvent" (at, action, "userId", "actingById", "customerId", "entityType", "entityId", data, "requestId", address)
    VALUES (${now}::timestamp, ${action}, ${by}, ${viewer.actingById}, ${of}, ${entityType ?? null}, ${id}, ${facts}::jsonb, ${requestId}, ${address})`;
}
