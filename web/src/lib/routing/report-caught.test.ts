import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ForbiddenError, NetworkError, NotFoundError, SignedOutError } from '../relay/request-errors.ts';
import { reportCaught } from './report-caught.ts';

const report = jest.fn();
const { reportError } = globalThis;

beforeEach(() => {
  report.mockClear();
  globalThis.reportError = report;
});
afterEach(() => {
  globalThis.reportError = reportError;
});

test.each([
  new NotFoundError('JobOrder'),
  new ForbiddenError('no', 1701),
  new SignedOutError('over'),
  // Logged by the request layer.
  new NetworkError('gone', 502),
])('does not report an expected state: $name', (error) => {
  reportCaught(error);
  expect(report).not.toHaveBeenCalled();
});

test.each([new TypeError('a bug'), new RangeError('another')])('reports any other error: $name', (error) => {
  reportCaught(error);
  expect(report).toHaveBeenCalledWith(error);
});
