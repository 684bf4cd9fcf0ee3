import { expect, test } from '@jest/globals';
import { createActor } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { contextOf } from '../test/run.ts';
import { once } from './idempotency.ts';

const { db } = await testDatabase();
const actor = await createActor(db, { role: 'STAFF_SALES' });
const other = await createActor(db, { role: 'STAFF_SALES' });

let runs = 0;

/** Runs counted work under a key; the work writes an audit row. */
async function keyed(
  key: string | null,
  request: unknown = 'a',
  options: { who?: typeof actor; fails?: boolean; now?: Date; operation?: string } = {},
) {
  const context = await contextOf(options.who ?? actor, options.now ? { now: options.now } : {});
  return once(context, {
    operation: options.operation ?? 'test',
    key,
    request,
    work: async (tx) => {
      runs += 1;
      const row = await tx.auditEvent.create({ data: { action: 'TEST' } });
      if (options.fails) throw new Error('It failed.');
      return { rowId: row.id };
    },
  });
}

test('a repeat gets the stored result; another key, user or operation runs again', async () => {
  runs = 0;
  const first = await keyed('k1');
  expect(await keyed('k1')).toEqual(first);
  expect(runs).toBe(1);
  await keyed('k2');
  await keyed('k1', 'a', { who: other });
  await keyed('k1', 'a', { operation: 'another' });
  await keyed(null);
  expect(runs).toBe(5);
});

test('the same key with another request is refused', async () => {
  await keyed('k3', { b: 1, a: 2 });
  await expect(keyed('k3', { a: 2, b: 1 })).resolves.toBeDefined();
  await expect(keyed('k3', { a: 2, b: 3 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('a failure is not stored and leaves nothing behind', async () => {
  const before = await db.auditEvent.count();
  await expect(keyed('k4', 'a', { fails: true })).rejects.toThrow('It failed.');
  expect(await db.auditEvent.count()).toBe(before);
  await expect(keyed('k4')).resolves.toBeDefined();
});

test('30 callers at once run it once and get one answer', async () => {
  runs = 0;
  const answers = await Promise.all(Array.from({ length: 30 }, () => keyed('k5')));
  expect(new Set(answers.map(({ rowId }) => rowId)).size).toBe(1);
  expect(runs).toBe(1);
});

test('a key counts for a day, and old keys are swept away', async () => {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  const old = await keyed('k6', 'a', { now: yesterday });
  await keyed('k7', 'a', { now: yesterday });
  expect(await keyed('k6', 'changed')).not.toEqual(old);
  expect(await db.idempotencyKey.count({ where: { key: 'k7' } })).toBe(0);
});

test.each(['', ' ', 'with space', 'é', 'x'.repeat(256)])('the key %p is no key', async (key) => {
  await expect(keyed(key)).rejects.toMatchObject({
    issues: [{ path: 'idempotencyKey', code: 'WRONG_FORMAT' }],
  });
});
