import type { AuditContext } from '../../../../server/audit/record-audit.ts';
import type { Database } from '../../../../server/database/client.ts';
import type { Prisma } from '../../../../server/database/generated/client.ts';
import type { personOf } from '../people/person-of.ts';

/** A sales order that was placed, with the jobs and the lines in its order. */
export type Placed = {
  id: number;
  lines: readonly { id: number; jobOrderId: number; unitPrice: Prisma.Decimal }[];
  shippingMethodId: number | null;
};

/** Where and when a step is taken. */
export type Scene = { db: Database; person: ReturnType<typeof personOf>; now: Date };

/** A person's own act of the past; it belongs to no request. */
export function actOf({ db, person, now }: Scene, userName: string): AuditContext & { db: Database } {
  return { db, viewer: person(userName), now, requestId: 'demo', address: '' };
}
