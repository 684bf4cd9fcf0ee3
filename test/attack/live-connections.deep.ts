import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { createActor, demoActor } from '../../server/test/actors.ts';
import { type LiveClient, listenLive } from '../../server/test/live-client.ts';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const { db, url } = product;

const USERS = 100;
const CONNECTIONS_OF_USER = 5;
const CONNECTIONS = USERS * CONNECTIONS_OF_USER;

/** Half a second less than the limit of a page's reload. */
const MAX_MS = 2_000;
const MAX_MB = 150;

test(`${CONNECTIONS} open connections receive a change within two seconds`, async () => {
  const { customerId } = await demoActor(db, 'approver@luna.test');
  const job = await db.jobOrder.findFirstOrThrow({ where: { customerId: customerId ?? 0 } });
  const id = encodeGlobalId('JobOrder', job.id);
  const actors = [];
  for (let index = 0; index < USERS; index += 1)
    actors.push(await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [customerId ?? 0] }));
  await product.send('/healthz');
  const before = await product.memoryMb();
  const clients: LiveClient[] = [];
  for (const actor of actors)
    clients.push(
      ...(await Promise.all(Array.from({ length: CONNECTIONS_OF_USER }, () => listenLive(url, actor)))),
    );
  const open = await product.memoryMb();
  const fanOuts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { version } = await db.jobOrder.update({
      where: { id: job.id },
      data: { version: { increment: 1 } },
    });
    const begun = performance.now();
    await Promise.all(
      clients.map((client) =>
        client.until(({ rows }) => rows.some((row) => row.nodeId === id && row.version >= version)),
      ),
    );
    fanOuts.push(Math.round(performance.now() - begun));
  }
  const after = await product.memoryMb();
  for (const client of clients) client.close();
  const figures = { fanOutMs: fanOuts, beforeMb: before, openMb: open, afterMb: after };
  process.stdout.write(`${CONNECTIONS} live connections: ${JSON.stringify(figures)}\n`);
  expect(Math.max(...fanOuts)).toBeLessThan(MAX_MS);
  expect(after - before).toBeLessThan(MAX_MB);
});
