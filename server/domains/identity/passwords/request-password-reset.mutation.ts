import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { networkOf } from '../../../auth/network-address.ts';
import { countEvent, limitKey } from '../../../auth/rate-limits.ts';
import { tooMany } from '../../../auth/too-many.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { GENERATED_PASSWORDS_PER_DAY } from '../rules/generated-password.ts';
import { userNameKey } from '../sign-in/sign-in-candidate.ts';
import { requestGeneratedPassword } from './request-generated-password.ts';

const inputSchema = z.object({ userName: z.string().trim().min(1, 'REQUIRED').max(254, 'TOO_LONG') });

const DAY_MINUTES = 24 * 60;
/** Maximum number of requests per client address and day, for any names. */
const REQUESTS_PER_ADDRESS = 30;
/** Minimum duration of every answer, so that timing does not reveal which names exist. */
const ANSWER_MS = 250;

mutation('requestPasswordReset', {
  description:
    'Mails a generated password (24 hours, single use, three a day) that must be changed after signing in; the old ' +
    'one keeps working until then. Answers the same whether or not the user exists.',
  permission: 'anyone',
  audit: { action: 'PASSWORD_RESET_REQUESTED', entityType: null },
  repeat: 'naturally repeatable: visitors have no keys; three a day',
  budget: 5,
  input: (t) => ({ userName: t.string({ required: true, description: 'User name of the account.' }) }),
  resolve: async (input, context, writes) => {
    const { userName } = parseInput(inputSchema, input);
    await Promise.all([reset(context, writes, userNameKey(userName)), sleep(ANSWER_MS)]);
    return { done: true };
  },
  success: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  sample: async ({ caller, visitor, someone }) => ({
    as: caller(visitor),
    input: { userName: (await someone()).userName },
  }),
});

async function reset(context: Context, writes: Writes, nameKey: string): Promise<void> {
  const { db, address } = context;
  const [forName, fromNetwork] = await Promise.all(
    [limitKey('reset', nameKey), limitKey('reset-address', networkOf(address))].map((key) =>
      countEvent(db, { key, windowMinutes: DAY_MINUTES }),
    ),
  );
  if (fromNetwork && fromNetwork.count > REQUESTS_PER_ADDRESS)
    throw tooMany(context, 'password-reset', fromNetwork);
  const user = await db.user.findUnique({
    where: { userNameKey: nameKey, blockedAt: null },
    select: { id: true, userName: true },
  });
  if (user && (forName?.count ?? 0) <= GENERATED_PASSWORDS_PER_DAY) {
    await requestGeneratedPassword(writes, user);
  }
}
