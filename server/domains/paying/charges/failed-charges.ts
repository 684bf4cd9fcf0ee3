/** A charge or refund that could not be brought to its end, and why. */
export type Failed = { readonly id: number; readonly trouble: Error };

/** One failure for a run that names each of them. */
export function failureOf(what: string, failed: readonly Failed[]): AggregateError {
  const names = failed.map(({ id, trouble }) => `${id} (${trouble.message})`).join(', ');
  return new AggregateError(
    failed.map(({ trouble }) => trouble),
    `${what}: ${names}`,
  );
}
