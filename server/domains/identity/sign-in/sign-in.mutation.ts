import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { beginSession, useGeneratedPassword } from '../sessions/begin-session.ts';
import { tokenFields, viewerField } from '../sessions/session-result.ts';
import { checkCredentials } from './check-credentials.ts';

const inputSchema = z.object({
  userName: z.string().trim().min(1, 'REQUIRED').max(254, 'TOO_LONG'),
  password: z.string().min(1, 'REQUIRED').max(500, 'TOO_LONG'),
  rememberMe: z.boolean().nullish(),
});

mutation('signIn', {
  description:
    'Opens a session. Refused with INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS (data: retryAfterSeconds) or ACCOUNT_BLOCKED. ' +
    'Send `token` as `Authorization: Bearer` with every request.',
  permission: 'anyone',
  input: (t) => ({
    userName: t.string({ required: true, description: 'User name; case does not matter.' }),
    password: t.string({ required: true, description: 'Password, or a generated one from a mail.' }),
    rememberMe: t.boolean({ description: 'Keep the session when the browser closes.' }),
    captchaToken: t.string({
      description: 'Token of a captcha; sign-in is limited by attempts and asks for none.',
    }),
  }),
  resolve: async (input, context) => {
    const { userName, password, rememberMe } = parseInput(inputSchema, input);
    const { userId, customerId, resetId } = await checkCredentials(context, { userName, password });
    const session = { userId, customerId, rememberMe: rememberMe ?? false };
    if (resetId === null) return beginSession(context, { ...session, via: 'PASSWORD' });
    const useUp = await useGeneratedPassword(context, { userId, resetId }, password);
    return beginSession(context, { ...session, via: 'GENERATED_PASSWORD' }, useUp);
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
});
