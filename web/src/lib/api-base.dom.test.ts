import { afterEach, expect, test } from '@jest/globals';
import { apiBase } from './api-base.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  ['<meta name="api-base" content="/rest/v2" />', '/rest/v2'],
  ['', '/api'],
])('%j: the API is at %s', (head, expected) => {
  document.head.innerHTML = head;
  expect(apiBase()).toBe(expected);
});
