import { userAnswer } from '../answers/viewer.ts';
import type { RestViewerFragment } from '../gql/graphql.ts';
import {
  RestRefreshSession,
  RestSignIn,
  RestSignInWithUniqueId,
  RestSignOut,
  RestSwitchCustomer,
  RestSwitchUser,
  RestViewerQuery,
} from '../operations/auth.ts';
import { withoutPrefix } from '../request.ts';
import { inSession, succeeded } from '../result.ts';
import { type Answer, bare, empty, restRoute } from '../route.ts';

interface Session {
  readonly token: string | null;
  readonly refreshToken: string | null;
}

/** Sign-in, sessions and acting as another (product rules 2). */
export const authRoutes = [
  restRoute({
    method: 'post',
    path: '/auth/portal-login',
    isPublic: true,
    document: RestSignIn,
    variables: ({ body }) => ({
      input: {
        userName: body.requiredText('userName'),
        password: body.requiredText('password'),
        rememberMe: body.flag('rememberMe') ?? null,
        captchaToken: body.text('captchaToken') ?? null,
      },
    }),
    respond: ({ result }) => signInAnswer(succeeded(result)),
  }),
  restRoute({
    method: 'post',
    path: '/auth/login-with-unique-id',
    isPublic: true,
    document: RestSignInWithUniqueId,
    variables: ({ body }) => ({ input: { uniqueId: body.requiredText('uniqueId') } }),
    respond: ({ result }) => signInAnswer(succeeded(result)),
  }),
  restRoute({
    method: 'post',
    path: '/auth/switchUser',
    document: RestSwitchUser,
    variables: ({ body }) => ({
      input: {
        userId: body.requiredInteger('userId'),
        reason: body.text('reason') ?? null,
        refreshToken: body.text('refreshToken') ?? null,
      },
    }),
    respond: ({ result }) => signInAnswer(succeeded(result)),
  }),
  restRoute({
    method: 'post',
    path: '/auth/switchCustomer',
    document: RestSwitchCustomer,
    variables: ({ body }) => ({
      input: {
        customerId: body.requiredInteger('customerId'),
        refreshToken: body.text('refreshToken') ?? null,
      },
    }),
    respond: ({ result }) => signInAnswer(succeeded(result)),
  }),
  restRoute({
    method: 'post',
    path: '/auth/refreshtoken',
    isPublic: true,
    document: RestRefreshSession,
    variables: ({ body }) => ({
      input: {
        token: withoutPrefix(body.requiredText('token')),
        refreshToken: body.requiredText('refreshToken'),
      },
    }),
    respond: ({ result }) => bare(tokens(succeeded(result))),
  }),
  restRoute({
    method: 'get',
    path: '/auth/user',
    document: RestViewerQuery,
    variables: () => ({}),
    respond: ({ viewer }) => bare({ user: userAnswer(inSession(viewer)) }),
  }),
  restRoute({
    method: 'post',
    path: '/auth/logout',
    document: RestSignOut,
    variables: () => ({ input: {} }),
    respond: ({ result }) => {
      succeeded(result);
      return empty();
    },
  }),
];

function signInAnswer(session: Session & { viewer: RestViewerFragment }): Answer {
  return bare({ ...tokens(session), user: userAnswer(session.viewer) });
}

/** Legacy clients send the access token back as they got it, prefix included. */
function tokens({ token, refreshToken }: Session) {
  if (token === null) throw new Error('Only browsers get their tokens as cookies.');
  return { token: `Bearer ${withoutPrefix(token)}`, refreshToken };
}
