import { expect, test } from '@jest/globals';
import { attackedProduct } from './attacked-product.ts';
import { signIn } from './sign-in.ts';

const product = await attackedProduct();
let names = 0;

/** A new unknown user name. */
function nobody(): string {
  names += 1;
  return `nobody-${names}@example.test`;
}

/** Varying the request does not avoid the limit. */
test.each<[string, (index: number) => string]>([
  ['another word', (index) => `unknown${index}`],
  ['a hidden name', (index) => `_hidden${index}`],
  ['another port', (index) => `198.51.100.10:${1000 + index}`],
  ['another spelling of the same port', (index) => `198.51.100.11:0${index}`],
  ['another host of one /64', (index) => `2001:db8:a:1::${index}`],
  ['another host of one /64 in brackets', (index) => `[2001:db8:a:2:${index}::1]:443`],
  ['upper case', (index) => (index % 2 ? '2001:DB8:A:3::1' : '2001:db8:a:3::1')],
  ['zeros', (index) => (index % 2 ? '2001:db8:a:4:0:0:0:1' : '2001:0db8:000a:0004::0001')],
  ['IPv4 as IPv6', (index) => (index % 2 ? '198.51.100.12' : '::ffff:198.51.100.12')],
  ['IPv4 in hexadecimal', (index) => (index % 2 ? '198.51.100.13' : '::ffff:c633:640d')],
  ['a zone', (index) => `fe80::1%eth${index}`],
  ['others before him', (index) => `203.0.113.${index}, 198.51.100.14`],
  ['words before him', (index) => `unknown, for=${index}, 198.51.100.15`],
  ['many before him', (index) => `${Array(50).fill(`10.0.0.${index}`).join(', ')}, 198.51.100.16`],
  ['spaces', (index) => `${' '.repeat(index)}198.51.100.17${' '.repeat(index)}`],
  ['a number', (index) => String(3_325_256_704 + index)],
  ['octal and hexadecimal', (index) => `0${index}.0x1.1`],
  ['markup', (index) => `<b>${index}</b>`],
  ['a very long text', (index) => `${index}${'9'.repeat(5_000)}`],
])('the sixth guess with %s has to wait', async (_what, from) => {
  const name = nobody();
  const codes: string[] = [];
  for (let index = 1; index <= 6; index += 1) {
    codes.push((await signIn(product, name, 'wrong', from(index))).code);
  }
  expect(codes).toEqual([...Array(5).fill('INVALID_CREDENTIALS'), 'TOO_MANY_ATTEMPTS']);
  // Deletes the counters, so that the next test is independent.
  await product.db.rateLimit.deleteMany();
});

test('another /64 is another network', async () => {
  const name = nobody();
  for (let index = 1; index <= 7; index += 1) {
    expect((await signIn(product, name, 'wrong', `2001:db8:b:${index}::1`)).code).toBe('INVALID_CREDENTIALS');
  }
});

test('existing and unknown names have the same error', async () => {
  const from = '203.0.113.50';
  const other = nobody();
  const answers = async (name: string) => {
    const codes: string[] = [];
    for (let index = 0; index < 6; index += 1) codes.push((await signIn(product, name, 'wrong', from)).code);
    return codes;
  };
  expect(await answers(other)).toEqual(await answers('viewer@luna.test'));
});

test('over REST a refusal is 429 with Retry-After', async () => {
  const body = { userName: nobody(), password: 'wrong' };
  const call = () =>
    product.rest('POST', '/auth/portal-login', body, { headers: { 'x-forwarded-for': '203.0.113.51' } });
  for (let index = 0; index < 5; index += 1) expect((await call()).status).toBe(401);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
});

test('both ways in count together', async () => {
  const name = nobody();
  const headers = { 'x-forwarded-for': '203.0.113.52' };
  for (let index = 0; index < 3; index += 1) {
    await product.rest('POST', '/auth/portal-login', { userName: name, password: 'wrong' }, { headers });
    await signIn(product, name.toUpperCase(), 'wrong', '203.0.113.52');
  }
  expect((await signIn(product, ` ${name} `, 'wrong', '203.0.113.52')).code).toBe('TOO_MANY_ATTEMPTS');
});
