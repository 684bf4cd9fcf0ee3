import { MAX_ID } from './max-id.ts';

/** Opaque ids of the GraphQL API: base64 of `Typename:key`. */
export function encodeGlobalId(typename: string, key: string | number): string {
  return btoa(`${typename}:${key}`);
}

/**
 * Typename and key of a global id; malformed ids return an empty typename, which matches no type. Each id has one
 * spelling: spaces and missing padding, which base64 accepts, make it another id.
 */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  try {
    const text = atob(globalId);
    const colon = text.indexOf(':');
    if (colon > 0 && btoa(text) === globalId) {
      return { typename: text.slice(0, colon), id: text.slice(colon + 1) };
    }
  } catch {
    // Invalid base64 is a malformed id.
  }
  return { typename: '', id: '' };
}

/** The integer key of a global id of this type, or null if it is malformed, of another type or out of range. */
export function localId(typename: string, globalId: string): number | null {
  const decoded = decodeGlobalId(globalId);
  if (decoded.typename !== typename || !/^[1-9]\d{0,9}$/.test(decoded.id)) return null;
  const id = Number(decoded.id);
  return id <= MAX_ID ? id : null;
}

/** The integer key that `node(id:)` passes to a type; 0, which no row has, for an invalid key. */
export function nodeKey(key: string): number {
  const id = /^[1-9]\d{0,9}$/.test(key) ? Number(key) : 0;
  return id <= MAX_ID ? id : 0;
}
