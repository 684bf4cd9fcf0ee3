import type { AddressInfo } from 'node:net';
import { openBooks } from './books.ts';
import { createSandboxServer } from './sandbox-server.ts';
import { createNotifier } from './webhooks.ts';

/**
 * A local sandbox that simulates Square, NMI and PayPal (`npm run payments:sandbox`). PORT chooses a port, STATE_FILE a
 * file for its state, and PRODUCT_URL the receiver of events. As a child process of the product it sends its address to
 * the product and ends with it.
 */
const { PORT = '4091', STATE_FILE, PRODUCT_URL } = process.env;

const books = openBooks(STATE_FILE ?? null);
const notifier = createNotifier(
  books,
  PRODUCT_URL ? { deliverTo: PRODUCT_URL, registered: PRODUCT_URL } : null,
);
const server = createSandboxServer(books, notifier);

server.listen(Number(PORT), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // of a TCP port
  const url = `http://127.0.0.1:${port}`;
  if (process.send) process.send({ url });
  else
    process.stdout.write(`Payments sandbox at ${url}\nStart the product with PAYMENTS_SANDBOX_URL=${url}\n`);
});

process.on('disconnect', () => process.exit());
