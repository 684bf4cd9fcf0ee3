import { afterEach, expect, test } from '@jest/globals';
import { apiBase } from './api-base.ts';

// Other elements of the head belong to the components of other files.
afterEach(() => document.querySelector('meta')?.remove());

test.each([
  ['<meta name="api-base" content="/rest/v2" />', '/rest/v2'],
  ['', '/api'],
])('%j: the API is at %s', (element, expected) => {
  document.head.insertAdjacentHTML('beforeend', element);
  expect(apiBase()).toBe(expected);
});
