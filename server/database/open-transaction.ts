import { AsyncLocalStorage } from 'node:async_hooks';

/** Identifies a call with an open transaction to the code that it calls. */
type OpenTransaction = { isOpen: boolean };

const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/**
 * Code inside a transaction requested another connection. If other calls hold all other connections while they wait for
 * rows of the transaction, none is left: a deadlock. Read before the transaction starts, or through it.
 */
export class SecondConnectionError extends Error {
  override name = 'SecondConnectionError';

  constructor() {
    super('A query inside a transaction asked for another connection: read before it begins, or through it.');
  }
}

/** Runs the work of a transaction; until its end, the work may use only the transaction's connection. */
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

/** The error for a connection request inside an open transaction of the same call; null without one. */
export function secondConnection(): SecondConnectionError | null {
  return openTransaction.getStore()?.isOpen ? new SecondConnectionError() : null;
}

/** Runs work that needs other connections while a transaction only holds a lock for it. */
export function outsideTransaction<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  return openTransaction.run({ isOpen: false }, work);
}
