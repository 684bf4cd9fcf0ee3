import { NotFoundError } from '../errors/errors.ts';
import { localId } from '../lib/global-id.ts';

/**
 * Integer key of the row that a caller names by its global id.
 * @throws NotFoundError for a malformed id, or one of another type
 */
export function rowKey(typename: string, globalId: string | number): number {
  const id = localId(typename, String(globalId));
  if (id === null) throw new NotFoundError(typename);
  return id;
}
