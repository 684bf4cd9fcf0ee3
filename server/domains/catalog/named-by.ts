import { codeOf } from '../../lib/plain-text.ts';

/** Where a single look-up finds its row: by code, by integer id, or by both; null when neither can name one. */
export function namedBy(args: {
  code?: string | null | undefined;
  databaseId?: number | null | undefined;
}): { code?: string; id?: number } | null {
  const { code, databaseId } = args;
  const known = code == null ? undefined : codeOf(code);
  if (known === null || (known === undefined && databaseId == null)) return null;
  return {
    ...(known === undefined ? {} : { code: known }),
    ...(databaseId == null ? {} : { id: databaseId }),
  };
}
