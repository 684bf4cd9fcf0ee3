import { expect, test } from '@jest/globals';
import { withoutSecrets } from './without-secrets.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const REFRESH = `familyfamilyfamily.3.${'m'.repeat(43)}`;

test.each([
  ['a field', '{"password":"hunter 2"}', '{"password":"[secret]"}'],
  [
    'a field in depth',
    '{"a":{"b":[{"c":{"newPassword":"x"}}]}}',
    '{"a":{"b":[{"c":{"newPassword":"[secret]"}}]}}',
  ],
  ['quotes in it', String.raw`{"password":"a\"b","z":1}`, '{"password":"[secret]","z":1}'],
  ['a number', '{"cvv":123,"z":1}', '{"cvv":"[secret]","z":1}'],
  ['a list', '{"set-cookie":["a=b","c=d"],"z":1}', '{"set-cookie":"[secret]","z":1}'],
  ['nothing', '{"token":null}', '{"token":null}'],
  [
    'a text of JSON',
    String.raw`{"body":"{\"password\":\"x y\",\"z\":1}"}`,
    String.raw`{"body":"{\"password\":\"[secret]\",\"z\":1}"}`,
  ],
  [
    'what Prisma prints',
    String.raw`{"err":{"message":"data: {\n  passwordHash: \"$argon2id$v=19$m\",\n  id: 1"}}`,
    String.raw`{"err":{"message":"data: {\n  passwordHash: \"[secret]\",\n  id: 1"}}`,
  ],
  ['a link', '{"url":"/login?uid=abc_-123&a=1"}', '{"url":"/login?uid=[secret]&a=1"}'],
  ['a query', '{"url":"/x?a=1&refreshToken=abc"}', '{"url":"/x?a=1&refreshToken=[secret]"}'],
  ['a header', '{"authorization":"Bearer abc"}', '{"authorization":"[secret]"}'],
  [
    'a header in a text',
    '{"msg":"sent Authorization: Bearer abc"}',
    '{"msg":"sent Authorization: [secret]"}',
  ],
  ['cookies in a text', '{"msg":"Cookie: a=b; c=d"}', '{"msg":"Cookie: [secret]"}'],
  ['a scheme alone', '{"msg":"got Bearer abc"}', '{"msg":"got Bearer [secret]"}'],
  ['an access token', `{"msg":"bad ${JWT} here"}`, '{"msg":"bad [secret] here"}'],
  ['a refresh token', `{"msg":"bad ${REFRESH}"}`, '{"msg":"bad [secret]"}'],
  [
    'a password of the database',
    `{"msg":"postgresql${'://'}me:pw@db/x"}`,
    `{"msg":"postgresql${'://'}me:[secret]@db/x"}`,
  ],
  ['a card number', '{"msg":"4111 1111 1111 1111!"}', '{"msg":"[card number]!"}'],
])('%s', (_what, line, expected) => {
  expect(withoutSecrets(line)).toBe(expected);
  expect(() => JSON.parse(withoutSecrets(line))).not.toThrow();
});

test.each([
  '{"level":30,"time":"2026-11-22T00:07:29.123Z","requestId":"3f2504e0-4f89-11d3-9a0c-0305e82c3301","ms":12.345}',
  '{"msg":"A refresh token was reused","userId":7,"path":"/files/1"}',
  '{"err":{"stack":"Error: no\\n    at f (server/auth/tokens.ts:3:7)"}}',
])('%s stays as it is', (line) => {
  expect(withoutSecrets(line)).toBe(line);
});

test('a long line takes no long time', () => {
  const line = `{"msg":"${'password: \\" token: '.repeat(5_000)}${'1 '.repeat(20_000)}"}`;
  const started = performance.now();
  withoutSecrets(line);
  expect(performance.now() - started).toBeLessThan(500);
});
