import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fetchQuery } from 'react-relay/hooks';
import type { ShellQuery } from '../session/__generated__/ShellQuery.graphql.ts';
import { noteViewer } from '../session/known-viewer.ts';
import { shellQuery } from '../session/ShellQuery.ts';
import { markSession, sessionStartedAt } from '../session/session-mark.ts';
import { answerSignIn, isSignInPending } from '../session/sign-in-prompt.ts';
import { isConnectionLost } from './connection.ts';
import { environment } from './environment.ts';
import { ForbiddenError, NetworkError, RequestError, SignedOutError } from './request-errors.ts';

const SIGNED_OUT = { errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] };
const RENEWED = { data: { result: { __typename: 'RefreshSessionSuccess' } } };
const ENDED = { data: { result: { __typename: 'UnauthenticatedError' } } };
const VISITOR = {
  data: {
    viewer: null,
    companyDetails: Object.fromEntries(
      'name legalName email phone line1 line2 city zip state country currency website timeZone'
        .split(' ')
        .map((field) => [field, field]),
    ),
    storefront: { viewerSeesPrices: true },
  },
};

type Sent = { operationName: string; headers: Record<string, string>; credentials: string };

/** A server that gives these answers in turn and records the requests. */
let answers: (object | Error)[] = [];
let sent: Sent[] = [];
const realFetch = globalThis.fetch;

async function answerNext(_url: unknown, init?: RequestInit): Promise<Response> {
  const { operationName } = JSON.parse(String(init?.body)) as { operationName: string }; // we sent it ourselves
  sent.push({
    operationName,
    headers: { ...(init?.headers as Record<string, string>) }, // as above
    credentials: String(init?.credentials),
  });
  const answer = answers.shift() ?? SIGNED_OUT;
  if (answer instanceof Error) throw answer;
  const headers = { get: (name: string) => (name === 'x-request-id' ? 'req-7' : null) };
  return { status: 200, headers, json: async () => answer } as unknown as Response; // all that is read of it
}

beforeEach(() => {
  answers = [];
  sent = [];
  localStorage.clear();
  noteViewer(false);
  globalThis.fetch = answerNext;
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

function ask(): Promise<unknown> {
  return fetchQuery<ShellQuery>(
    environment,
    shellQuery,
    {},
    { networkCacheConfig: { force: true } },
  ).toPromise();
}

const names = () => sent.map(({ operationName }) => operationName);

/** Waits for the sign-in dialog. */
async function questionOpen(): Promise<void> {
  while (!isSignInPending()) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('a request carries the cookies, the client header and the language', async () => {
  answers = [VISITOR];

  await ask();

  expect(sent).toEqual([
    {
      operationName: 'ShellQuery',
      credentials: 'same-origin',
      headers: expect.objectContaining({ 'x-aurifex-client': 'web', 'accept-language': 'en' }),
    },
  ]);
});

test('a signed-out answer is repeated after one silent refresh', async () => {
  answers = [SIGNED_OUT, RENEWED, VISITOR];

  await ask();

  expect(names()).toEqual(['ShellQuery', 'refresherMutation', 'ShellQuery']);
  expect(sessionStartedAt()).not.toBeNull();
});

test('an old session is renewed before the request', async () => {
  markSession(Date.now() - 20 * 60_000);
  answers = [RENEWED, VISITOR];

  await ask();

  expect(names()).toEqual(['refresherMutation', 'ShellQuery']);
});

test('a visitor with the cookies of an ended session stays a visitor', async () => {
  markSession(Date.now() - 60_000);
  answers = [SIGNED_OUT, ENDED, VISITOR];

  await ask();

  expect(names()).toEqual(['ShellQuery', 'refresherMutation', 'ShellQuery']);
  expect(sessionStartedAt()).toBeNull();
});

test("on a user's page an ended session asks to sign in again, then repeats the request", async () => {
  noteViewer(true);
  answers = [SIGNED_OUT, ENDED, VISITOR];
  const asked = ask();
  await questionOpen();

  answerSignIn(true);
  await asked;

  expect(names()).toEqual(['ShellQuery', 'refresherMutation', 'ShellQuery']);
});

test('on a user’s page, a response for a visitor asks to sign in again, and is never shown', async () => {
  noteViewer(true);
  answers = [VISITOR, ENDED, SIGNED_OUT];
  const asked = ask();
  await questionOpen();

  answerSignIn(true);
  await expect(asked).rejects.toBeInstanceOf(SignedOutError);

  expect(names()).toEqual(['ShellQuery', 'refresherMutation', 'ShellQuery']);
});

test('when the user declines, the page gets an unauthenticated error', async () => {
  noteViewer(true);
  answers = [SIGNED_OUT, ENDED];
  const asked = ask();
  await questionOpen();

  answerSignIn(false);

  await expect(asked).rejects.toBeInstanceOf(SignedOutError);
});

test('a missing permission has its number', async () => {
  answers = [
    { data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN', permission: 1701 } }] },
  ];

  const failure = await ask().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(ForbiddenError);
  expect(failure).toMatchObject({ permission: 1701 });
});

test('an internal server error has the id of its request', async () => {
  answers = [{ data: null, errors: [{ message: 'Unexpected error.' }] }];

  const failure = await ask().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(RequestError);
  expect(failure).toMatchObject({ requestId: 'req-7' });
});

test('a root field that failed is an error, not something missing', async () => {
  answers = [{ ...VISITOR, errors: [{ message: 'Unexpected error.', path: ['viewer'] }] }];

  await expect(ask()).rejects.toBeInstanceOf(RequestError);
});

test('a failed nested field keeps the rest of the page', async () => {
  answers = [{ ...VISITOR, errors: [{ message: 'Unexpected error.', path: ['companyDetails', 'website'] }] }];

  await expect(ask()).resolves.toMatchObject({ viewer: null });
});

test('a lost connection has its own error', async () => {
  answers = [new TypeError('Failed to fetch')];

  await expect(ask()).rejects.toBeInstanceOf(NetworkError);
});

test('without a connection, the store keeps its data, and the query ends without a response', async () => {
  answers = [new TypeError('Failed to fetch'), VISITOR];
  const stored = { networkCacheConfig: { force: true, metadata: { isStored: true } } };

  await expect(
    fetchQuery<ShellQuery>(environment, shellQuery, {}, stored).toPromise(),
  ).resolves.toBeUndefined();
  expect(isConnectionLost()).toBe(true);

  await ask();
  expect(isConnectionLost()).toBe(false);
});
