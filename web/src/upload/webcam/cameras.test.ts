import { describe, expect, test } from '@jest/globals';
import { cameraProblem, openCamera } from './cameras.ts';

describe('what an error of the browser means', () => {
  test.each([
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'failed'],
  ])('%s: %s', (name, problem) => {
    expect(cameraProblem({ name })).toBe(problem);
    expect(cameraProblem(new DOMException('', name))).toBe(problem);
  });

  test('what is no error is a failure', () => {
    expect(cameraProblem('gone')).toBe('failed');
    expect(cameraProblem(null)).toBe('failed');
  });
});

test('a page that is not served securely has no camera', async () => {
  expect(navigator.mediaDevices).toBeUndefined();
  await expect(openCamera(null)).rejects.toMatchObject({ name: 'NotFoundError' });
});
