import type { TokenKeys } from '../../auth/tokens.ts';
import type { Writes } from '../../schema/mutation-writes.ts';
import { isMailKind } from './rules/mail-kinds.ts';

/** What refusing mails by a link records. */
export const UNSUBSCRIBED = { action: 'MAIL_UNSUBSCRIBED', entityType: 'User' } as const;

/** Refuses a kind of mail for the user whose link it is; false for what is no link of ours. */
export async function refuseMails(writes: Writes, tokenKeys: TokenKeys, key: string): Promise<boolean> {
  const refusal = tokenKeys.readMailRefusalKey(key);
  if (!refusal || !isMailKind(refusal.kind)) return false;
  const { userId, kind } = refusal;
  return writes.transaction(async (tx, record) => {
    record(null);
    if (!(await tx.user.findUnique({ where: { id: userId }, select: { id: true } }))) return false;
    const { count } = await tx.mailRefusal.createMany({ data: [{ userId, kind }], skipDuplicates: true });
    if (count > 0) record({ userId, entityId: userId, customerId: null, data: { kind } });
    return true;
  });
}
