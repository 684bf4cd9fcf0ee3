/** In session storage, so that a selection survives reload and back navigation but is not shared between tabs. */
const KEY = 'aurifex.selection.';

/** Maximum number of stored selections; the oldest is removed first. */
const MAX_STORED = 20;

const ORDER = `${KEY}order`;

/** Prefix of a reference; no id starts with it. */
const MARK = '~';

/** A short reference to a selection that is too long for a URL; equal selections have the same one. */
export function freeze(ids: readonly string[]): string {
  const text = ids.join(',');
  const token = MARK + hashOf(text);
  sessionStorage.setItem(KEY + token, text);
  const order = [...orderOf().filter((each) => each !== token), token];
  for (const old of order.splice(0, order.length - MAX_STORED)) sessionStorage.removeItem(KEY + old);
  sessionStorage.setItem(ORDER, order.join(','));
  return token;
}

/** The selection of a reference; null if the text is not a reference, empty if the selection is no longer stored. */
export function frozen(text: string): readonly string[] | null {
  if (!text.startsWith(MARK)) return null;
  const ids = sessionStorage.getItem(KEY + text);
  return ids ? ids.split(',') : [];
}

function orderOf(): readonly string[] {
  return (sessionStorage.getItem(ORDER) ?? '').split(',').filter((token) => token !== '');
}

/** FNV-1a in 32 bits, with the length: sufficient to distinguish the selections of one tab. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${(hash >>> 0).toString(36)}-${text.length.toString(36)}`;
}
