/** Whether a value is a promise. Prisma's promises are not instances of Promise. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
  );
}

/** Sets a value when its promise resolves. */
export async function fillIn<Key extends string | number>(
  target: Partial<Record<Key, unknown>>,
  key: Key,
  value: Promise<unknown>,
): Promise<void> {
  target[key] = await value;
}

/** Returns the value when all of its promises have resolved. */
export async function whenAll<Value>(pending: readonly Promise<void>[], value: Value): Promise<Value> {
  await Promise.all(pending);
  return value;
}

/** Ignores the outcomes of promises after the first failure was reported. */
export function abandon(pending: readonly Promise<void>[]): void {
  for (const each of pending) each.catch(() => {});
}
