import { createHash } from 'node:crypto';

/** What stands for all bytes of a version: the digest of its one page, or that of the digests, a line each. */
export function versionDigest(pages: readonly string[]): string {
  const [only] = pages;
  if (pages.length === 1 && only !== undefined) return only;
  return createHash('sha256').update(pages.join('\n')).digest('hex');
}
