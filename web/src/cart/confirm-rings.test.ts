import { expect, test } from '@jest/globals';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { confirmRings } from './confirm-rings.ts';
import { sameSizeQuestion } from './same-size.ts';

const FAILURE: MutationFailure = {
  kind: 'RefusedError',
  code: 'SAME_RING_SIZE',
  issues: [],
  data: { sizes: [{ us: '7', eu: '54.4', uk: 'N½', mm: '17.32', count: 2 }] },
  permissionName: null,
  currentVersion: null,
  requestId: null,
};
const DONE = { ok: true } as const;

/** A mock server that refuses until the user confirmed. Records its requests. */
function server(failure: MutationFailure | null) {
  const sent: boolean[] = [];
  const send = async (asks: boolean) => {
    sent.push(asks);
    return failure && asks ? { ok: false as const, failure } : DONE;
  };
  return { sent, send };
}

test.each([
  ['what is meant is sent again, without the question', true, DONE, [true, false]],
  ['what is not meant is sent no more: nothing was written', false, null, [true]],
])('%s', async (_what, isMeant, outcome, calls) => {
  const { sent, send } = server(FAILURE);
  const answered = confirmRings(send);
  await Promise.resolve().then(() => {});
  expect(sameSizeQuestion()?.sizes).toEqual([{ us: '7', eu: '54.4', uk: 'N½', mm: '17.32', count: 2 }]);
  expect(sent).toEqual([true]);
  sameSizeQuestion()?.answer(isMeant);
  expect(await answered).toEqual(outcome);
  expect(sent).toEqual(calls);
  expect(sameSizeQuestion()).toBeNull();
});

test('asks nothing after other errors, or without rings of the same size', async () => {
  const full = { ...FAILURE, code: 'CART_FULL' };
  expect(await confirmRings(server(full).send)).toEqual({ ok: false, failure: full });
  expect(await confirmRings(server(null).send)).toEqual(DONE);
  expect(sameSizeQuestion()).toBeNull();
});
