import { expect, test } from '@jest/globals';
import { attackedProduct } from './attacked-product.ts';
import { PASSWORD, type SignIn, signIn } from './sign-in.ts';

const product = await attackedProduct();
const BUYER = 'buyer@luna.test';
let names = 0;

/** A new unknown user name. */
function nobody(): string {
  names += 1;
  return `nobody-${names}@example.test`;
}

function count(answers: readonly SignIn[], code: string): number {
  return answers.filter((answer) => answer.code === code).length;
}

test('an office in which a hundred and ten guesses fail keeps working', async () => {
  const office = '203.0.113.60';
  for (let guess = 0; guess < 110; guess += 1) {
    await signIn(product, `guess-${guess % 22}@example.test`, 'wrong', office);
  }
  expect((await signIn(product, BUYER, PASSWORD, office)).code).toBe('ok');
  for (let name = 0; name < 9; name += 1) await signIn(product, nobody(), 'wrong', office);
  expect((await signIn(product, 'admin@aurifex.test', PASSWORD, office)).code).toBe('ok');
  expect((await signIn(product, BUYER, PASSWORD, office)).code).toBe('ok');
});

test('many addresses that guess at one account get a few tries; its user gets in where he always does', async () => {
  const usual = '203.0.113.70';
  expect((await signIn(product, BUYER, PASSWORD, usual)).code).toBe('ok');
  const attack: SignIn[] = [];
  for (let wave = 0; wave < 6; wave += 1) {
    const guesses = Array.from({ length: 25 }, (_, index) =>
      signIn(product, BUYER, 'wrong', `198.18.${wave}.${index}`),
    );
    attack.push(...(await Promise.all(guesses)));
  }
  expect(count(attack, 'INVALID_CREDENTIALS')).toBeLessThanOrEqual(32);
  const refused = attack.filter(({ code }) => code === 'TOO_MANY_ATTEMPTS');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every(({ retryAfterSeconds = 0 }) => retryAfterSeconds > 0 && retryAfterSeconds <= 30)).toBe(
    true,
  );
  expect((await signIn(product, BUYER, PASSWORD, usual)).code).toBe('ok');
});

test('a flood from one address is cut short, and a good sign-in from elsewhere does not wait for it', async () => {
  const refused = Promise.withResolvers<void>();
  let hashed = 0;
  const flood = Array.from({ length: 300 }, async () => {
    const answer = await signIn(product, nobody(), 'wrong', '198.51.100.80');
    if (answer.code === 'SERVICE_UNAVAILABLE') refused.resolve();
    else hashed += 1;
    return answer;
  });
  // The queue is full as soon as one is refused.
  await refused.promise;
  const before = hashed;
  const good = await signIn(product, 'buyer@orion.test', PASSWORD, '203.0.113.80');
  expect(good.code).toBe('ok');
  // Running ones finish, and a few may follow, but not the forty that wait.
  expect(hashed - before).toBeLessThan(20);
  const answers = await Promise.all(flood);
  const busy = answers.filter(({ code }) => code === 'SERVICE_UNAVAILABLE');
  expect(busy.every(({ status, retryAfter }) => status === 503 && retryAfter === '1')).toBe(true);
});
