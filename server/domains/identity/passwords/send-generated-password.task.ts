import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { secretHash } from '../../../auth/tokens.ts';
import { addHours } from '../../../lib/calendar.ts';
import { task } from '../../../queue/task.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { languageOf } from '../language.type.ts';
import {
  GENERATED_PASSWORD_BYTES,
  GENERATED_PASSWORD_HOURS,
  generatedPassword,
} from '../rules/generated-password.ts';
import { generatedPasswordMail } from './generated-password-mail.ts';

/**
 * Generates a password, stores its hash and emails it. It is only in the email: the task knows only the user, and a
 * retry generates another password.
 */
export const sendGeneratedPassword = task('send_generated_password', {
  payload: z.strictObject({ userId: z.int().positive() }),
  // Half an hour; after that, users request another one.
  attempts: 8,
  run: async ({ userId }, { db, services, now }) => {
    const user = await db.user.findUnique({
      where: { id: userId, blockedAt: null },
      select: { email: true, firstName: true, userName: true, language: true },
    });
    if (!user) return;
    const password = generatedPassword(randomBytes(GENERATED_PASSWORD_BYTES));
    const { id } = await db.passwordReset.create({
      data: {
        userId,
        passwordHash: secretHash(password),
        createdAt: now,
        expiresAt: addHours(now, GENERATED_PASSWORD_HOURS),
      },
      select: { id: true },
    });
    const { COMPANY } = await readSettings(db);
    const mail = await generatedPasswordMail(languageOf(user.language), {
      firstName: user.firstName,
      userName: user.userName,
      password,
      signInUrl: services.config.publicUrl,
      company: COMPANY.name,
    });
    try {
      await services.mailer.send({ to: user.email, ...mail });
    } catch (error) {
      await db.passwordReset.delete({ where: { id } });
      throw error;
    }
  },
});
