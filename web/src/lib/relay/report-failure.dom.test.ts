import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sendMutation, sendQuery } from './send-operation.ts';

const real = { fetch: globalThis.fetch, reportError: globalThis.reportError };
const report = jest.fn();
const OPERATION = { documentId: 'a1b2', operationName: 'CancelDialogMutation', variables: {} };

function answer(status: number, body: object | null) {
  const json = () => (body === null ? Promise.reject(new SyntaxError('<')) : Promise.resolve(body));
  const headers = { get: (name: string) => (name === 'x-request-id' ? 'req-7' : null) };
  globalThis.fetch = async () => ({ status, headers, json }) as unknown as Response; // all that is read of it
}

beforeEach(() => {
  report.mockClear();
  globalThis.reportError = report;
});
afterEach(() => {
  Object.assign(globalThis, real);
});

const logged = () => report.mock.calls.map(([error]) => (error as Error).message);

test.each([
  [502, null, 'CancelDialogMutation failed (HTTP 502)'],
  [
    500,
    { data: null, errors: [{ message: 'Unexpected error.' }] },
    'CancelDialogMutation failed (HTTP 500, INTERNAL_SERVER_ERROR, req-7)',
  ],
  [
    429,
    { data: null, errors: [{ message: 'Too often.', extensions: { code: 'RATE_LIMITED' } }] },
    'CancelDialogMutation failed (HTTP 429, RATE_LIMITED)',
  ],
])('a mutation that failed with %s is logged once, with its status', async (status, body, message) => {
  answer(status, body);
  await expect(sendMutation(OPERATION)).rejects.toThrow();
  expect(logged()).toEqual([message]);
});

test('a server that cannot be reached is logged, too', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(sendMutation(OPERATION)).rejects.toThrow();
  expect(logged()).toEqual(['CancelDialogMutation failed (HTTP without an answer)']);
});

test('logs neither aborted requests nor expected page states', async () => {
  const controller = new AbortController();
  controller.abort();
  globalThis.fetch = () => Promise.reject(new DOMException('', 'AbortError'));
  await expect(sendQuery({ ...OPERATION, signal: controller.signal })).rejects.toThrow();

  answer(200, {
    data: null,
    errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN', permission: 1701 } }],
  });
  await expect(sendQuery(OPERATION)).rejects.toThrow();

  expect(logged()).toEqual([]);
});
