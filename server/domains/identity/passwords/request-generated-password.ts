import { addJob } from '../../../queue/add-job.ts';
import type { Context } from '../../../schema/context.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { sendGeneratedPassword } from './send-generated-password.task.ts';

/** The account that asked for a generated password. */
export type ResetRecipient = { id: number; userName: string };

/** Has a password made and mailed; nobody waits for the mail. */
export async function requestGeneratedPassword(context: Context, user: ResetRecipient): Promise<void> {
  await context.db.$transaction(async (tx) => {
    await addJob(tx, sendGeneratedPassword, { userId: user.id }, { about: user.userName });
    await recordAudit(tx, context, { action: 'PASSWORD_RESET_REQUESTED', userId: user.id, customerId: null });
  });
}
