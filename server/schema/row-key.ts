import { NotFoundError } from '../errors/errors.ts';
import { localId } from '../lib/global-id.ts';

/**
 * Integer key of the row with a global id.
 * @throws NotFoundError for a malformed id, or an id of another type
 */
export function rowKey(typename: string, globalId: string | number): number {
  const id = localId(typename, String(globalId));
  if (id === null) throw new NotFoundError(typename);
  return id;
}
