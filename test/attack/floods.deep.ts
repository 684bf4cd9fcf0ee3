import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { attackedProduct } from './attacked-product.ts';
import { flat, manyScans, photo } from './hostile-pictures.ts';
import { PASSWORD, type SignIn, signIn } from './sign-in.ts';
import { outcomeOf, upload } from './upload-picture.ts';

const product = await attackedProduct();
const buyer = await product.as('buyer@luna.test');

/** Passwords of unknown addresses that may wait to be checked. */
const FLOOD_LINE = 40;

/** Prints figures of the run. */
function tell(what: string, figures: object): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}

test.each([
  ['one address', () => '198.51.100.90'],
  ['fifteen hundred addresses', (index: number) => `198.19.${index >> 8}.${index & 255}`],
])('1,500 sign-ins at once from %s leave room for a good one', async (what, from) => {
  const usual = '203.0.113.90';
  expect((await signIn(product, 'buyer@luna.test', PASSWORD, usual)).code).toBe('ok');
  let hashed = 0;
  const flood = Array.from({ length: 1_500 }, async (_, index) => {
    const name = `flood-${what}-${index}@example.test`;
    const answer = await signIn(product, name, 'wrong', from(index)).catch(() => null);
    if (answer?.code === 'INVALID_CREDENTIALS') hashed += 1;
    return answer;
  });
  await sleep(200);
  const good = await signIn(product, 'buyer@luna.test', PASSWORD, usual);
  const hashedBefore = hashed;
  const answers = (await Promise.all(flood)).filter((answer): answer is SignIn => answer !== null);
  const codes: Record<string, number> = {};
  for (const { code } of answers) codes[code] = (codes[code] ?? 0) + 1;
  tell(`1,500 sign-ins from ${what}`, {
    goodMs: Math.round(good.ms),
    hashedBefore,
    hashedAfter: hashed - hashedBefore,
    codes,
  });
  expect(good.code).toBe('ok');
  // Passwords of the flood still wait: an address that is known takes precedence over them.
  expect(hashed - hashedBefore).toBeGreaterThan(FLOOD_LINE / 2);
});

test('300 half-open requests are gone within seconds', async () => {
  const { hostname, port } = new URL(product.url);
  let open = 0;
  const sockets = Array.from({ length: 300 }, (): Socket => {
    const socket = connect(Number(port), hostname, () => {
      open += 1;
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    });
    socket.on('error', () => {});
    // Unread responses would keep the connection open.
    socket.resume();
    socket.on('close', () => {
      open -= 1;
    });
    return socket;
  });
  const begun = performance.now();
  await sleep(1_000);
  expect((await product.send('/healthz')).status).toBe(200);
  while (open > 0 && performance.now() - begun < 30_000) await sleep(50);
  tell('300 half-open requests', { closedAfterMs: Math.round(performance.now() - begun) });
  expect(open).toBe(0);
  expect(performance.now() - begun).toBeLessThan(15_000);
  for (const socket of sockets) socket.destroy();
});

test('a body that arrives too slowly is cut off', async () => {
  const { hostname, port } = new URL(product.url);
  const begun = performance.now();
  const text = await new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
      );
    });
    const drip = setInterval(() => socket.write(' '), 200);
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
  });
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - begun).toBeLessThan(25_000);
});

test('pictures leak no memory', async () => {
  const [twelve, fortyEight] = [await photo(12), await photo(48)];
  const before = await product.memoryMb();
  for (let index = 0; index < 20; index += 1) {
    expect(outcomeOf(await upload(product, buyer, twelve))).toBe('UploadFileSuccess');
  }
  const afterTwenty = await product.memoryMb();
  expect(outcomeOf(await upload(product, buyer, fortyEight))).toBe('UploadFileSuccess');
  const afterLarge = await product.memoryMb();
  for (const bomb of [await manyScans(600), await flat(7_000, 7_000), await flat(9_000, 9_000)]) {
    for (let index = 0; index < 3; index += 1) await upload(product, buyer, bomb);
  }
  const afterBombs = await product.memoryMb();
  tell('resident memory in MB', { before, afterTwenty, afterLarge, afterBombs });
  expect(afterBombs).toBeLessThan(before + 200);
});
