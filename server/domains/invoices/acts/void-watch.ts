import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';

/** An invoice that was voided. */
type VoidedInvoice = { id: number; number: string; consignmentId: number | null; reason: string };

/** What follows when an invoice was voided; its locks are held. */
type FollowVoid = (
  tx: Prisma.TransactionClient,
  context: Pick<AuditContext, 'viewer' | 'now'>,
  invoice: VoidedInvoice,
) => Promise<void>;

let declared: FollowVoid | null = null;

/** Declares what follows when an invoice was voided: the domain of what it billed is above invoices and says so from there. */
export function watchVoids(follow: FollowVoid): void {
  declared = follow;
}

/** Does what was declared; orders need nothing. */
export async function followVoid(...call: Parameters<FollowVoid>): Promise<void> {
  const [, , { consignmentId }] = call;
  if (consignmentId === null) return;
  if (!declared) throw new Error('Nobody watches the invoices of consignments.');
  await declared(...call);
}
