import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { settleSaves } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useDraft } from './useDraft.ts';

const REFUSED: MutationFailure = {
  kind: 'RequestError',
  code: 'UNREACHABLE',
  issues: [],
  data: {},
  permissionName: null,
  currentVersion: null,
  requestId: null,
};

beforeEach(() => sessionStorage.clear());

/** A field with this server response. Returns the sent values. */
function field(saved: string, answer: MutationFailure | null) {
  const sent: string[] = [];
  const save = async (text: string) => {
    sent.push(text);
    return answer;
  };
  const { result, unmount } = renderHook(() => useDraft({ storageKey: 'cart.notes', saved, save }));
  return { draft: result, sent, unmount };
}

test('sends a text, trimmed, when its field loses focus, and clears the draft', async () => {
  const { draft, sent } = field('', null);
  act(() => draft.current.change(' Before noon '));
  expect(sent).toEqual([]);
  act(() => draft.current.commit());
  await act(async () => expect(await settleSaves()).toBe(true));
  expect(sent).toEqual(['Before noon']);
  expect(sessionStorage).toHaveLength(0);
});

test('keeps a text that could not be saved, and sends it on the next visit', async () => {
  const first = field('', REFUSED);
  act(() => first.draft.current.change('Before noon'));
  act(() => first.draft.current.commit());
  await act(async () => expect(await settleSaves()).toBe(false));
  expect(first.draft.current.text).toBe('Before noon');
  expect(first.draft.current.failure).toBe(REFUSED);
  first.unmount();

  const second = field('', null);
  expect(second.draft.current.text).toBe('Before noon');
  await act(async () => expect(await settleSaves()).toBe(true));
  expect(second.sent).toEqual(['Before noon']);
});

test('an unchanged text is not sent', async () => {
  const { draft, sent } = field('Before noon', null);
  act(() => draft.current.change('Before noon '));
  act(() => draft.current.commit());
  await act(async () => void (await settleSaves()));
  expect(sent).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});
