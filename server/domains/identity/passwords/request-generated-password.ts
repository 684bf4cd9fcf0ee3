import { addJob } from '../../../queue/add-job.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { sendGeneratedPassword } from './send-generated-password.task.ts';

/** The account that asked for a generated password. */
export type ResetRecipient = { id: number; userName: string };

/** Queues a password to be made and mailed; the caller does not wait for it. */
export async function requestGeneratedPassword(writes: Writes, user: ResetRecipient): Promise<void> {
  await writes.transaction(async (tx, record) => {
    await addJob(tx, sendGeneratedPassword, { userId: user.id }, { about: user.userName });
    record({ userId: user.id, customerId: null });
  });
}
