import { describe, expect, test } from '@jest/globals';
import { cameraProblem, openCamera } from './cameras.ts';

describe('the meaning of browser errors', () => {
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

  test('other values are a failure', () => {
    expect(cameraProblem('gone')).toBe('failed');
    expect(cameraProblem(null)).toBe('failed');
  });
});

test('an insecure page has no camera', async () => {
  expect(navigator.mediaDevices).toBeUndefined();
  await expect(openCamera(null)).rejects.toMatchObject({ name: 'NotFoundError' });
});
