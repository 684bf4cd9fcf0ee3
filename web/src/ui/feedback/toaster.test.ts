import { expect, test } from '@jest/globals';
import {
  hasToasts,
  receiveToasts,
  subscribeToToasts,
  type ToastMessage,
  toastError,
  toastSuccess,
} from './toaster.ts';

test('queues messages until they are shown, in order', () => {
  let notices = 0;
  const stopListening = subscribeToToasts(() => {
    notices += 1;
  });
  expect(hasToasts()).toBe(false);
  toastSuccess('Shop - saved successfully!');
  expect(hasToasts()).toBe(true);
  expect(notices).toBe(1);

  const shown: ToastMessage[] = [];
  const stop = receiveToasts((message) => shown.push(message));
  toastError('Error occured while saving Shop!');
  expect(shown.map(({ type, title }) => [type, title])).toEqual([
    ['success', 'Shop - saved successfully!'],
    ['error', 'Error occured while saving Shop!'],
  ]);
  stop();
  stopListening();
});
