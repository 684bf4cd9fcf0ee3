import { expect, test } from '@jest/globals';
import { answeringEach } from './answer-each-worker.ts';

const REQUEST = 'jest-light-runner-get-worker-data';

/** Like jest-light-runner's channel for its workers: a response removes the listeners. */
function runnerChannel() {
  const listeners = new Set<(message: unknown) => void>();
  return {
    onMessage: (listener: (message: unknown) => void) => void listeners.add(listener),
    postMessage: (message: unknown) => {
      if (message !== REQUEST) return;
      for (const listener of listeners) {
        listener('settings');
        listeners.delete(listener);
      }
    },
  };
}

test('a worker that starts after another was answered is answered as well', () => {
  const channel = answeringEach(runnerChannel());
  const received: unknown[] = [];
  let isListening = false;
  channel.onMessage(() => {});
  channel.onMessage((message) => {
    if (isListening) received.push(message);
  });
  channel.postMessage(REQUEST);
  isListening = true;
  channel.postMessage(REQUEST);
  expect(received).toEqual(['settings']);
});
