/** Whether a value comes later. Prisma's promises are no instances of Promise. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
  );
}

/** Puts a value into its place when it comes. */
export async function fillIn<Key extends string | number>(
  target: Partial<Record<Key, unknown>>,
  key: Key,
  value: Promise<unknown>,
): Promise<void> {
  target[key] = await value;
}

/** The value, once everything that fills it in is done. */
export async function whenAll<Value>(pending: readonly Promise<void>[], value: Value): Promise<Value> {
  await Promise.all(pending);
  return value;
}

/** Ignores the outcomes of promises that are not needed any more: the first failure was reported. */
export function abandon(pending: readonly Promise<void>[]): void {
  for (const each of pending) each.catch(() => {});
}
