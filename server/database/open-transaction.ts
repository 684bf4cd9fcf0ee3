import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call that has opened a transaction is known by, to everything that it calls. */
type OpenTransaction = { isOpen: boolean };

const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/**
 * Code inside a transaction asked the pool for another connection. While other calls wait for the rows of the
 * transaction on all the rest, none is left: everybody waits. Read before the transaction begins, or through it.
 */
export class SecondConnectionError extends Error {
  override name = 'SecondConnectionError';

  constructor() {
    super('A query inside a transaction asked for another connection: read before it begins, or through it.');
  }
}

/** Does the work of a transaction: until it has ended, whatever it calls may use the transaction's connection alone. */
export function insideTransaction<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const transaction: OpenTransaction = { isOpen: true };
  return openTransaction.run(transaction, async () => {
    try {
      return await work();
    } finally {
      transaction.isOpen = false;
    }
  });
}

/** Why no connection is handed out where a transaction of the same call is open; null where none is. */
export function secondConnection(): SecondConnectionError | null {
  return openTransaction.getStore()?.isOpen ? new SecondConnectionError() : null;
}

/** Does work that is known to need other connections while a transaction only holds a lock for it. */
export function outsideTransaction<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  return openTransaction.run({ isOpen: false }, work);
}
