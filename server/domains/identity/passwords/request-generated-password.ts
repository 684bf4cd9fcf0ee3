import { addJob } from '../../../queue/add-job.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { sendGeneratedPassword } from './send-generated-password.task.ts';

/** The user who requested a generated password. */
export type ResetRecipient = { id: number; userName: string };

/** Queues the generation and email of a password; the caller does not wait for it. */
export async function requestGeneratedPassword(writes: Writes, user: ResetRecipient): Promise<void> {
  await writes.transaction(async (tx, record) => {
    await addJob(tx, sendGeneratedPassword, { userId: user.id }, { about: user.userName });
    record({ userId: user.id, customerId: null });
  });
}
