import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';

/** A voided invoice. */
type VoidedInvoice = { id: number; number: string; consignmentId: number | null; reason: string };

/** What follows after an invoice was voided; its locks are held. */
type FollowVoid = (
  tx: Prisma.TransactionClient,
  context: ActorContext,
  invoice: VoidedInvoice,
) => Promise<void>;

let declared: FollowVoid | null = null;

/** Registers what follows after an invoice was voided. Domains that depend on invoices register themselves here. */
export function watchVoids(follow: FollowVoid): void {
  declared = follow;
}

/** Calls the registered function; orders need none. */
export async function followVoid(...call: Parameters<FollowVoid>): Promise<void> {
  const [, , { consignmentId }] = call;
  if (consignmentId === null) return;
  if (!declared) throw new Error('Nobody watches the invoices of consignments.');
  await declared(...call);
}
