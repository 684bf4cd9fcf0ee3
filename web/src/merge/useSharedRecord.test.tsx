import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { useSharedRecord } from './useSharedRecord.ts';

type Values = { name: string; phone: string; ticks: Record<string, boolean> };

const SAVED: Values = { name: 'Rings', phone: '1', ticks: { a: true } };
const CONFLICT: MutationFailure = {
  kind: 'ConflictError',
  code: 'CONFLICT',
  issues: [],
  data: {},
  permissionName: null,
  currentVersion: 8,
  requestId: null,
};

function open() {
  const { result, rerender } = renderHook(
    ({ saved }: { saved: Values }) => {
      const form = useForm<Values>({ defaultValues: saved });
      return { form, ...useSharedRecord(form, saved) };
    },
    { initialProps: { saved: SAVED } },
  );
  return {
    result,
    type: (values: Values) => act(() => result.current.form.reset(values, { keepDefaultValues: true })),
    /** The record as it is after an answer. */
    shows: (saved: Values) => act(async () => rerender({ saved })),
  };
}

test('after a conflict the others’ change is shown, what was typed is kept, and it can be saved again', async () => {
  const { result, type, shows } = open();
  type({ ...SAVED, name: 'Bands', ticks: { a: true, b: true } });
  const typed = result.current.form.getValues();
  expect(await result.current.sends(async () => CONFLICT)(typed)).toMatchObject({ code: 'CHANGE_SHOWN' });
  await shows({ name: 'Rings', phone: '2', ticks: { a: false } });
  expect(result.current.form.getValues()).toEqual({
    name: 'Bands',
    phone: '2',
    ticks: { a: false, b: true },
  });
  expect(result.current.merge.conflicts).toEqual([]);
});

test('what the server writes in another way after a save is no conflict', async () => {
  const { result, type, shows } = open();
  type({ ...SAVED, name: ' bands' });
  const typed = result.current.form.getValues();
  expect(await act(() => result.current.sends(async () => null)(typed))).toBeNull();
  await shows({ ...SAVED, name: 'BANDS' });
  expect(result.current.form.getValues('name')).toBe('BANDS');
  expect(result.current.merge.conflicts).toEqual([]);
});

test('other failures stay as they are', async () => {
  const { result } = open();
  const failure = { ...CONFLICT, kind: 'InvalidInputError', code: 'BAD_USER_INPUT' };
  expect(await result.current.sends(async () => failure)(SAVED)).toBe(failure);
});

test('nothing is saved while a field that both changed is not settled', async () => {
  const { result, type, shows } = open();
  type({ ...SAVED, name: 'Bands' });
  await shows({ ...SAVED, name: 'Hoops' });
  const [conflict] = result.current.merge.conflicts;
  expect(conflict).toEqual({ name: 'name', mine: 'Bands', theirs: 'Hoops' });
  const save = jest.fn(async () => null);
  expect(await result.current.sends(save)(SAVED)).toMatchObject({ code: 'CHANGE_SHOWN' });
  expect(save).not.toHaveBeenCalled();
  await act(async () => conflict && result.current.merge.settle(conflict, 'theirs'));
  await act(async () => void (await result.current.sends(save)(result.current.form.getValues())));
  expect(save).toHaveBeenCalled();
  expect(result.current.form.getValues('name')).toBe('Hoops');
});
