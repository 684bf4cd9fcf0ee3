import type { Fact } from '../layout/document-content.ts';

/** Facts that are known, in order; those without a value are left out. */
export function knownFacts(entries: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return entries.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
