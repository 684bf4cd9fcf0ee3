import type { Fact } from '../layout/document-content.ts';

/** The facts that have a value, in order. */
export function knownFacts(entries: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return entries.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
