import { randomBytes } from 'node:crypto';
import { secretHash } from '../../auth/tokens.ts';
import { addHours } from '../../lib/calendar.ts';
import type { Context } from '../../schema/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { generatedPasswordMail } from './generated-password-mail.ts';
import { languageOf } from './language.type.ts';
import {
  GENERATED_PASSWORD_BYTES,
  GENERATED_PASSWORD_HOURS,
  generatedPassword,
} from './rules/generated-password.ts';

/** The account that gets a generated password. */
export type ResetRecipient = {
  id: number;
  email: string;
  firstName: string;
  userName: string;
  language: string;
};

/** Stores a generated password and hands it to the mailer; nobody waits for the mail itself, and nobody else sees it. */
export async function sendGeneratedPassword(context: Context, user: ResetRecipient): Promise<void> {
  const { db, services, now, requestId } = context;
  const password = generatedPassword(randomBytes(GENERATED_PASSWORD_BYTES));
  await db.$transaction(async (tx) => {
    await tx.passwordReset.create({
      data: {
        userId: user.id,
        passwordHash: secretHash(password),
        createdAt: now,
        expiresAt: addHours(now, GENERATED_PASSWORD_HOURS),
      },
    });
    await recordAudit(tx, context, { action: 'PASSWORD_RESET_REQUESTED', userId: user.id, customerId: null });
  });
  const mail = generatedPasswordMail(languageOf(user.language), {
    firstName: user.firstName,
    userName: user.userName,
    password,
    signInUrl: services.config.publicUrl,
  });
  services.mailer
    .send({ to: user.email, ...mail })
    .catch((error: unknown) =>
      services.logger.error({ err: error, requestId }, 'A password mail was not sent'),
    );
}
