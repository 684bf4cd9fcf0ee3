import type { AuditContext } from '../../../../server/audit/record-audit.ts';
import type { Database } from '../../../../server/database/client.ts';
import type { Prisma } from '../../../../server/database/generated/client.ts';
import type { personOf } from '../people/person-of.ts';

/** A sales order with its jobs and lines, in order. */
export type Placed = {
  id: number;
  lines: readonly { id: number; jobOrderId: number; unitPrice: Prisma.Decimal }[];
  shippingMethodId: number | null;
};

/** The context of a step. */
export type Scene = { db: Database; person: ReturnType<typeof personOf>; now: Date };

/** The context of a past action of a user, outside of any request. */
export function actOf({ db, person, now }: Scene, userName: string): AuditContext & { db: Database } {
  return { db, viewer: person(userName), now, requestId: 'demo', address: '' };
}
