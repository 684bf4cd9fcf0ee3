import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSignIn } from './useSignIn.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Sets the server's answer; null: no connection. */
function answerWith(body: object | null): void {
  globalThis.fetch = async () => {
    if (body === null) throw new TypeError('Failed to fetch');
    const headers = { get: () => 'req-7' };
    return { status: 200, headers, json: async () => body } as unknown as Response; // all that is read of it
  };
}

async function signIn() {
  const { result } = renderHook(() => useSignIn());
  const outcome = await act(() => result.current[0]({ input: { userName: 'buyer', password: 'secret' } }));
  return { outcome, isSigningIn: result.current[1] };
}

const VIEWER = { startupPath: '/shop', mustChangePassword: false, language: 'EN', user: { databaseId: 7 } };

test('a success returns the viewer', async () => {
  answerWith({ data: { result: { __typename: 'SignInSuccess', viewer: VIEWER } } });

  const { outcome, isSigningIn } = await signIn();

  expect(outcome).toMatchObject({ ok: true, success: { viewer: VIEWER } });
  expect(isSigningIn).toBe(false);
});

test.each([
  {
    name: 'a refusal',
    body: {
      data: {
        result: { __typename: 'RefusedError', code: 'TOO_MANY_ATTEMPTS', data: { retryAfterSeconds: 30 } },
      },
    },
    failure: { kind: 'RefusedError', code: 'TOO_MANY_ATTEMPTS', data: { retryAfterSeconds: 30 } },
  },
  {
    name: 'a bad field',
    body: {
      data: {
        result: {
          __typename: 'InvalidInputError',
          code: 'INVALID_INPUT',
          issues: [{ path: 'userName', code: 'REQUIRED' }],
        },
      },
    },
    failure: { kind: 'InvalidInputError', issues: [{ path: 'userName', code: 'REQUIRED' }] },
  },
  {
    name: 'a masked bug',
    body: { data: null, errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    failure: { kind: 'RequestError', code: 'INTERNAL_SERVER_ERROR', requestId: 'req-7' },
  },
  { name: 'no server', body: null, failure: { kind: 'RequestError', code: 'UNREACHABLE' } },
])('$name returns a failure', async ({ body, failure }) => {
  answerWith(body);

  const { outcome, isSigningIn } = await signIn();

  expect(outcome).toMatchObject({ ok: false, failure });
  expect(isSigningIn).toBe(false);
});
