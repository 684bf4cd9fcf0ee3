import { codeOf } from '../../lib/plain-text.ts';

/** Condition of a look-up by code, by integer id, or by both. An invalid value becomes the id 0, which no row has. */
export function namedBy(args: { code?: string | null | undefined; databaseId?: number | null | undefined }): {
  code?: string;
  id?: number;
} {
  const { code, databaseId } = args;
  const known = code == null ? undefined : codeOf(code);
  if (known === null || (known === undefined && databaseId == null)) return { id: 0 };
  return {
    ...(known === undefined ? {} : { code: known }),
    ...(databaseId == null ? {} : { id: databaseId }),
  };
}
