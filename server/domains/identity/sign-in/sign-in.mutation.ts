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
  audit: { action: ['SIGNED_IN', 'GENERATED_PASSWORD_USED'], entityType: null },
  repeat: 'not: it opens a session for whoever knows the password, and no outcome with tokens is stored',
  budget: 9,
  input: (t) => ({
    userName: t.string({ required: true, description: 'User name; case does not matter.' }),
    password: t.string({ required: true, description: 'Password, or a generated one from a mail.' }),
    rememberMe: t.boolean({ description: 'Keep the session when the browser closes.' }),
    captchaToken: t.string({
      description: 'Captcha token; not required, because sign-in is limited by attempts.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { userName, password, rememberMe } = parseInput(inputSchema, input);
    const { userId, customerId, resetId } = await checkCredentials(context, { userName, password });
    const session = { userId, customerId, rememberMe: rememberMe ?? false };
    if (resetId === null) return beginSession(context, writes, { ...session, via: 'PASSWORD' });
    const useUp = await useGeneratedPassword(context, { userId, resetId }, password);
    return beginSession(context, writes, { ...session, via: 'GENERATED_PASSWORD' }, useUp);
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
  sample: async ({ caller, visitor, someone, password }) => ({
    as: caller(visitor),
    input: { userName: (await someone()).userName, password, rememberMe: false },
    audited: 'SIGNED_IN',
  }),
});
