import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import {
  sessionSchema,
  switchedSessionSchema,
  tokensSchema,
  userAnswer,
  userSchema,
} from '../answers/viewer.ts';
import type { RestViewerFragment } from '../gql/graphql.ts';
import { inSession, succeeded } from '../graphql/result.ts';
import { withoutPrefix } from '../http/request.ts';
import { flag, optional, recordId, text } from '../input/fields.ts';
import {
  RestRefreshSession,
  RestSignIn,
  RestSignInWithUniqueId,
  RestSignOut,
  RestSwitchCustomer,
  RestSwitchUser,
  RestViewerQuery,
} from '../operations/auth.ts';
import { bare, empty, restRoute } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

/** Refresh token, to receive a new one from a switch. */
const refreshToken = optional(text).describe(
  'The current refresh token; if it is sent, the response has a refresh token.',
);

/** Sign-in, sessions and acting as another user (product rules 2). */
export const authRoutes = [
  restRoute({
    method: 'post',
    path: '/auth/portal-login',
    isPublic: true,
    summary: 'Sign in with user name and password',
    description: 'After five wrong passwords, the client address must wait: 429 with `Retry-After`.',
    repeat: 'opens a session for whoever knows the password',
    sample: ({ caller: { userName, password } }) => ({ body: { userName, password } }),
    body: {
      userName: text,
      password: text,
      rememberMe: optional(flag),
      captchaToken: optional(text),
    },
    answer: sessionSchema,
    statuses: [403, 429],
    document: RestSignIn,
    variables: ({ body }) => ({
      input: {
        userName: body.userName,
        password: body.password,
        rememberMe: body.rememberMe ?? null,
        captchaToken: body.captchaToken ?? null,
      },
    }),
    respond: ({ result }) => bare(sessionAnswer(succeeded(result))),
  }),
  restRoute({
    method: 'post',
    path: '/auth/login-with-unique-id',
    isPublic: true,
    summary: 'Sign in with a link from staff',
    repeat: 'a link opens one session',
    sample: async ({ caller }) => ({ body: { uniqueId: await caller.uniqueId() } }),
    body: { uniqueId: text },
    answer: sessionSchema,
    statuses: [403, 429],
    document: RestSignInWithUniqueId,
    variables: ({ body: { uniqueId } }) => ({ input: { uniqueId } }),
    respond: ({ result }) => bare(sessionAnswer(succeeded(result))),
  }),
  restRoute({
    method: 'post',
    path: '/auth/switchUser',
    summary: 'Act as a portal user',
    description:
      'For staff with permission. Actions are recorded with both users. Without `refreshToken`, it lasts as long as the access token.',
    repeat: 'opens a session',
    sample: ({ user }) => ({ body: { userId: user } }),
    body: { userId: recordId, reason: optional(text), refreshToken },
    answer: switchedSessionSchema,
    refusal,
    statuses: [404],
    document: RestSwitchUser,
    variables: ({ body }) => ({
      input: {
        userId: body.userId,
        reason: body.reason ?? null,
        refreshToken: body.refreshToken ?? null,
      },
    }),
    respond: ({ result }) => bare(switchedAnswer(succeeded(result))),
  }),
  restRoute({
    method: 'post',
    path: '/auth/switchCustomer',
    summary: 'Switch to another customer of the user',
    description: 'The old access token becomes invalid; the refresh token stays valid.',
    repeat: 'sets the active customer',
    sample: ({ customer }) => ({ body: { customerId: customer } }),
    body: { customerId: recordId, refreshToken },
    answer: switchedSessionSchema,
    refusal,
    statuses: [404],
    document: RestSwitchCustomer,
    variables: ({ body }) => ({
      input: { customerId: body.customerId, refreshToken: body.refreshToken ?? null },
    }),
    respond: ({ result }) => bare(switchedAnswer(succeeded(result))),
  }),
  restRoute({
    method: 'post',
    path: '/auth/refreshtoken',
    isPublic: true,
    summary: 'Renew a session',
    description: 'Each refresh token can be used once. Reusing an old one ends the session.',
    repeat: 'the predecessor of a token answers the same successor',
    sample: ({ caller }) => ({ body: { token: caller.token, refreshToken: caller.refreshToken } }),
    body: {
      token: text.describe('Access token, with or without its Bearer prefix.'),
      refreshToken: text,
    },
    answer: tokensSchema,
    statuses: [403],
    document: RestRefreshSession,
    variables: ({ body }) => ({
      input: { token: withoutPrefix(body.token), refreshToken: body.refreshToken },
    }),
    respond: ({ result }) => bare(tokens(succeeded(result))),
  }),
  restRoute({
    method: 'get',
    path: '/auth/user',
    summary: 'The signed-in user',
    sample: nothing,
    answer: z.strictObject({ user: userSchema }),
    document: RestViewerQuery,
    variables: () => ({}),
    respond: ({ viewer }) => bare({ user: userAnswer(inSession(viewer)) }),
  }),
  restRoute({
    method: 'post',
    path: '/auth/logout',
    summary: 'Sign out',
    repeat: 'ends a session',
    sample: nothing,
    answer: null,
    document: RestSignOut,
    variables: () => ({ input: {} }),
    respond: ({ result }) => {
      succeeded(result);
      return empty();
    },
  }),
];

interface Session<RefreshToken> {
  readonly token: string | null;
  readonly refreshToken: RefreshToken;
}

function sessionAnswer(session: Session<string | null> & { viewer: RestViewerFragment }) {
  return { ...tokens(session), user: userAnswer(session.viewer) };
}

/** A client that did not send its refresh token keeps it, and receives none. */
function switchedAnswer(session: Session<string | null> & { viewer: RestViewerFragment }) {
  return { token: bearer(session), refreshToken: session.refreshToken, user: userAnswer(session.viewer) };
}

function tokens(session: Session<string | null>) {
  const { refreshToken } = session;
  if (refreshToken === null) throw new Error('A new session has a refresh token.');
  return { token: bearer(session), refreshToken };
}

/** Legacy clients send the access token back as they received it, including the prefix. */
function bearer({ token }: Session<unknown>): string {
  if (token === null) throw new Error('Only browsers get their tokens as cookies.');
  return `Bearer ${withoutPrefix(token)}`;
}
