import { expect } from '@jest/globals';
import type { ContractCase, Json } from './case.ts';

/** `refreshToken` is the answer of a switch for a caller that sent none. */
function expectSession(
  answer: Json,
  userName: string,
  refreshToken: unknown = expect.stringMatching(/\S/),
): void {
  expect(answer).toMatchObject({
    token: expect.stringMatching(/^Bearer \S+$/),
    refreshToken,
    user: {
      id: expect.any(Number),
      userName,
      permissions: expect.arrayContaining([1001, 2401]),
      scope: expect.arrayContaining([expect.stringMatching(/^CP_/)]),
      availableModules: expect.arrayContaining([
        {
          id: expect.any(Number),
          name: expect.any(String),
          code: expect.any(String),
          path: expect.any(String),
        },
      ]),
      isMultiCustomer: expect.any(Boolean),
      mustChangePassword: false,
    },
  });
}

/** Sign-in, sessions, acting as another user. */
export const authCases: readonly ContractCase[] = [
  {
    call: 'POST /auth/portal-login',
    as: null,
    good: () => ({ body: { UserName: 'buyer@luna.test', password: 'Aurifex-demo-1' } }),
    check: (answer) => expectSession(answer, 'buyer@luna.test'),
    outsider: () => ({ as: null, body: { userName: 'buyer@luna.test', password: 'wrong' }, status: 401 }),
  },
  {
    call: 'POST /auth/login-with-unique-id',
    as: null,
    good: ({ uniqueId }) => ({ body: { uniqueId } }),
    check: (answer) => expectSession(answer, 'buyer@luna.test'),
    outsider: () => ({ as: null, body: { uniqueId: 'not-issued-by-anybody' }, status: 401 }),
  },
  {
    call: 'POST /auth/switchUser',
    as: 'sales',
    good: ({ buyerId }) => ({ body: { userId: buyerId, reason: 'On the phone' } }),
    check: (answer) => {
      expectSession(answer, 'buyer@luna.test', null);
      expect(answer.user.actingAs).toMatchObject({ userName: 'sales@aurifex.test', reason: 'On the phone' });
    },
  },
  {
    call: 'POST /auth/switchCustomer',
    as: 'owner',
    good: ({ ownerCustomers }) => ({ body: { customerId: ownerCustomers[1].id } }),
    check: (answer, { ownerCustomers }) => {
      expectSession(answer, 'owner@luna.test', null);
      expect(answer.user.customerId).toBe(ownerCustomers[1].id);
    },
  },
  {
    call: 'POST /auth/refreshtoken',
    as: null,
    good: ({ renewing }) => ({
      body: { token: renewing.token.replace('Bearer ', ''), refreshToken: renewing.refreshToken },
    }),
    check: async ({ token, refreshToken }, { client, renewing }) => {
      expect(token).toMatch(/^Bearer \S+$/);
      expect(refreshToken).not.toBe(renewing.refreshToken);
      const { body } = await client.ask('GET', '/auth/user', null, { headers: { authorization: token } });
      expect(body.user.userName).toBe('viewer@luna.test');
    },
    outsider: () => ({ as: null, body: { token: 'forged', refreshToken: 'forged' }, status: 401 }),
  },
  {
    call: 'GET /auth/user',
    as: 'buyer',
    good: () => ({}),
    check: ({ user }) => expect(user).toMatchObject({ userName: 'buyer@luna.test', language: 'en' }),
  },
  {
    call: 'POST /auth/logout',
    as: null,
    good: ({ leaving }) => ({ headers: { authorization: leaving.token } }),
    check: async (answer, { client, leaving }) => {
      const headers = { authorization: leaving.token };
      const after = await client.ask('GET', '/auth/user', null, { headers });
      expect([answer, after.status]).toEqual([null, 401]);
    },
  },
  {
    call: 'GET /__version',
    as: null,
    good: () => ({}),
    check: ({ version }) => expect(version).toMatch(/\S/),
    bad: () => ({ method: 'POST', status: 404, key: 'NO_SUCH_CALL' }),
  },
];
