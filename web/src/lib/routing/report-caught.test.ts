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
])('says nothing of a designed state: $name', (error) => {
  reportCaught(error);
  expect(report).not.toHaveBeenCalled();
});

test.each([new TypeError('a bug'), new RangeError('another')])('tells of anything else: $name', (error) => {
  reportCaught(error);
  expect(report).toHaveBeenCalledWith(error);
});
