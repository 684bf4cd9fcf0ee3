import type { TokenKeys } from '../../../auth/tokens.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { refuseChoices } from '../choices/save-choices.ts';
import { isRefusableMail } from '../rules/choices.ts';

/** Audit entry of unsubscribing with a link. */
export const UNSUBSCRIBED = { action: 'MAIL_UNSUBSCRIBED', entityType: 'User' } as const;

/** Unsubscribes the user of a link from a kind of email; false for an invalid link. */
export async function refuseMails(writes: Writes, tokenKeys: TokenKeys, key: string): Promise<boolean> {
  const refusal = tokenKeys.readMailRefusalKey(key);
  if (!refusal || !isRefusableMail(refusal.kind)) return false;
  const { userId, kind } = refusal;
  return writes.transaction(async (tx, record) => {
    record(null);
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { id: true, isStaff: true, noticeChoices: true },
    });
    if (!user) return false;
    const refused = await refuseChoices(tx, user, kind);
    if (refused > 0) record({ userId, entityId: userId, customerId: null, data: { kind } });
    return true;
  });
}
