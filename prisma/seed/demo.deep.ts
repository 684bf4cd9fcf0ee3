import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Database } from '../../server/database/client.ts';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { testDatabase } from '../../server/test/database.ts';
import { seedDemo } from './demo.ts';

const { db } = await testDatabase('reference');
const { db: another } = await testDatabase('reference');
const dataDir = mkdtempSync(join(tmpdir(), 'aurifex-demo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const files = createFileStore({ dataDir });
const now = new Date();
await seedDemo(db, files, now);

test('the bytes of every file are stored', async () => {
  const kept = await db.file.findMany();
  expect(kept.length).toBeGreaterThan(40);
  for (const { digest, size } of kept) {
    const bytes = (await files.read(digest)) ?? Buffer.alloc(0);
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, digest]);
  }
});

test('estimates have pictures', async () => {
  expect(await db.estimatePicture.count()).toBeGreaterThanOrEqual(8);
});

test('the demo data is the same on every machine', async () => {
  await seedDemo(another, null, now);
  expect(await ordersOf(another)).toEqual(await ordersOf(db));
});

/** Fields that a person would compare. */
function ordersOf(where: Database) {
  return where.jobOrder.findMany({
    orderBy: { numberRank: 'asc' },
    select: {
      number: true,
      titleEn: true,
      lineTotal: true,
      poNumber: true,
      endCustomer: true,
      statusId: true,
      createdAt: true,
      events: { orderBy: { id: 'asc' }, select: { action: true, at: true, reason: true } },
    },
  });
}
