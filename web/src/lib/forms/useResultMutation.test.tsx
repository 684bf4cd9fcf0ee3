import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { graphql, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { RequestError } from '../relay/request-errors.ts';
import type { useResultMutationTestMutation } from './__generated__/useResultMutationTestMutation.graphql.ts';
import { type Outcome, useResultMutation } from './useResultMutation.ts';

const mutation = graphql`
  mutation useResultMutationTestMutation($input: SaveUserSettingInput!) {
    result: saveUserSetting(input: $input) {
      __typename
      ... on SaveUserSettingSuccess {
        key
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const variables = { input: { key: 'CP_IsMenuCollapsed', value: true } };

type Answer = { data: { result: Record<string, unknown> } } | Error;

/** Runs the mutation against a server with this answer and returns its outcome. */
async function outcomeOf(answer: Answer): Promise<Outcome<useResultMutationTestMutation>> {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useResultMutation<useResultMutationTestMutation>(mutation), {
    wrapper,
  });
  let outcome: Promise<Outcome<useResultMutationTestMutation>> | undefined;
  act(() => {
    outcome = result.current[0](variables);
  });
  expect(result.current[1]).toBe(true);
  const operation = environment.mock.getMostRecentOperation();
  act(() => {
    if (answer instanceof Error) environment.mock.reject(operation, answer);
    else environment.mock.resolve(operation, answer);
  });
  expect(result.current[1]).toBe(false);
  if (!outcome) throw new Error('The mutation was not started');
  return outcome;
}

function typed(typename: string, facts: Record<string, unknown>): Answer {
  return { data: { result: { __typename: typename, __isMutationError: typename, ...facts } } };
}

test('a success returns its selection', async () => {
  const outcome = await outcomeOf({ data: { result: { __typename: 'SaveUserSettingSuccess', key: 'X' } } });

  expect(outcome).toEqual({ ok: true, success: expect.objectContaining({ key: 'X' }) });
});

test.each([
  [
    'bad input names its fields',
    typed('InvalidInputError', { code: 'INVALID_INPUT', issues: [{ path: 'value', code: 'TOO_LONG' }] }),
    { kind: 'InvalidInputError', code: 'INVALID_INPUT', issues: [{ path: 'value', code: 'TOO_LONG' }] },
  ],
  [
    'a refusal carries its facts',
    typed('RefusedError', { code: 'TOO_MANY_ATTEMPTS', data: { retryAfterSeconds: 30 } }),
    { kind: 'RefusedError', code: 'TOO_MANY_ATTEMPTS', data: { retryAfterSeconds: 30 } },
  ],
  [
    'a conflict tells the current version',
    typed('ConflictError', { code: 'CONFLICT', currentVersion: 7 }),
    { code: 'CONFLICT', currentVersion: 7 },
  ],
  [
    'a missing permission has a name',
    typed('ForbiddenError', {
      code: 'FORBIDDEN',
      permission: 2403,
      permissionKey: 'CP_PROFILE:EDITP',
      permissionName: 'Edit own profile',
    }),
    { code: 'FORBIDDEN', permissionName: 'Edit own profile' },
  ],
  [
    '… or at least its number',
    typed('ForbiddenError', {
      code: 'FORBIDDEN',
      permission: 2403,
      permissionKey: null,
      permissionName: null,
    }),
    { code: 'FORBIDDEN', permissionName: '2403' },
  ],
  [
    'something missing',
    typed('NotFoundError', { code: 'NOT_FOUND' }),
    { kind: 'NotFoundError', code: 'NOT_FOUND' },
  ],
  [
    'a bug of the server gives its request id',
    new RequestError('Unexpected error.', { code: undefined, requestId: 'req-42', status: 200 }),
    { kind: 'RequestError', code: 'INTERNAL_SERVER_ERROR', requestId: 'req-42' },
  ],
  [
    'a request refused as a whole gives its code',
    new RequestError('Too often.', { code: 'RATE_LIMITED', requestId: 'req-43', status: 200 }),
    { code: 'RATE_LIMITED', requestId: null },
  ],
  ['no server at all', new Error('Failed to fetch'), { code: 'UNREACHABLE', requestId: null }],
])('%s', async (_case, answer, expected) => {
  const outcome = await outcomeOf(answer);

  expect(outcome.ok).toBe(false);
  expect(outcome).toMatchObject({ failure: expected });
});
