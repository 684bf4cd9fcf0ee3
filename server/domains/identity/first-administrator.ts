import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../auth/passwords.ts';
import { secretHash } from '../../auth/tokens.ts';
import type { Database } from '../../database/client.ts';
import { addHours } from '../../lib/calendar.ts';
import { createUser } from './create-user.ts';
import {
  GENERATED_PASSWORD_BYTES,
  GENERATED_PASSWORD_HOURS,
  generatedPassword,
} from './rules/generated-password.ts';

/** Printed once for the first sign-in. */
type FirstAdministrator = { userName: string; password: string };

/** Creates the first administrator with a generated password (24 hours, single use); null if there are users. */
export async function createFirstAdministrator(
  db: Database,
  email: string,
  now: Date,
): Promise<FirstAdministrator | null> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const password = generatedPassword(randomBytes(GENERATED_PASSWORD_BYTES));
  return db.$transaction(async (tx) => {
    if ((await tx.user.count()) > 0) return null;
    const userId = await createUser(tx, {
      userName: email,
      email,
      firstName: 'Aurifex',
      lastName: 'Administrator',
      language: 'en',
      roleCodes: ['ADMINISTRATOR'],
      customerIds: [],
      passwordHash,
      mustChangePassword: true,
    });
    await tx.passwordReset.create({
      data: {
        userId,
        passwordHash: secretHash(password),
        createdAt: now,
        expiresAt: addHours(now, GENERATED_PASSWORD_HOURS),
      },
    });
    return { userName: email, password };
  });
}
