import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { optional } from '../inputs.ts';
import { refusal } from '../schemas/envelope.ts';
import { id } from '../schemas/values.ts';
import { sessionSchema, switchedSessionSchema, tokensSchema, userSchema } from '../schemas/viewer.ts';

/** Proof of a session that lasts, where a switch shall answer one. */
const refreshToken = optional(z.string()).describe('The present refresh token, to get one with the answer.');

/** Sign-in and sessions. */
export const authCalls: CallDescriptions = {
  'POST /auth/portal-login': {
    summary: 'Sign in with user name and password',
    description: 'Five wrong passwords make the address wait: 429 with `Retry-After`.',
    body: z.object({
      userName: z.string(),
      password: z.string(),
      rememberMe: optional(z.boolean()),
      captchaToken: optional(z.string()),
    }),
    answer: sessionSchema,
    statuses: [403, 429],
  },
  'POST /auth/login-with-unique-id': {
    summary: 'Sign in with a link that staff issued',
    body: z.object({ uniqueId: z.string() }),
    answer: sessionSchema,
    statuses: [403, 429],
  },
  'POST /auth/switchUser': {
    summary: 'Act as a portal user',
    description:
      'For staff with permission; what is done is recorded under both names. Without `refreshToken` it lasts as long as the access token.',
    body: z.object({ userId: id, reason: optional(z.string()), refreshToken }),
    answer: switchedSessionSchema,
    refusal,
    statuses: [404],
  },
  'POST /auth/switchCustomer': {
    summary: 'Act for another of one’s customers',
    description: 'The old access token ends; the refresh token goes on.',
    body: z.object({ customerId: id, refreshToken }),
    answer: switchedSessionSchema,
    refusal,
    statuses: [404],
  },
  'POST /auth/refreshtoken': {
    summary: 'Renew a session',
    description: 'Each refresh token is used once; one that was used long ago ends the session.',
    body: z.object({
      token: z.string().describe('Access token, with or without its Bearer prefix.'),
      refreshToken: z.string(),
    }),
    answer: tokensSchema,
    statuses: [403],
  },
  'GET /auth/user': {
    summary: 'Who is signed in',
    answer: z.strictObject({ user: userSchema }),
  },
  'POST /auth/logout': { summary: 'Sign out', answer: null },
};
