import { listAddress } from '../../../list/list-address.ts';
import type { Parameter } from '../../../list/parameter.ts';

/** Sections that are open before anybody opened or closed one. */
const MOST_AT_FIRST = 3;

const CODE = /^[A-Z][A-Z0-9_]{0,39}$/;

/** Kinds of work there are at most in an address. */
const MOST_CODES = 40;

/** In the address: every section is closed. */
const NONE = 'none';

/** Codes of the sections that are open; null: those that are open at first. */
const open: Parameter<readonly string[] | null, unknown, null> = {
  name: 'open',
  role: 'selection',
  initial: null,
  read: (text) => (text === NONE ? [] : codesIn(text)),
  write: (codes) => (codes === null ? '' : codes.join(',') || NONE),
  variable: null,
  toVariable: (codes) => codes,
};

/** The codes in a text, each once; null where there is none. */
function codesIn(text: string): string[] | null {
  const codes = text.split(',').filter((code) => CODE.test(code));
  return codes.length === 0 ? null : [...new Set(codes)].slice(0, MOST_CODES);
}

/** What the address says of the page: which sections are open. */
export const serviceSections = listAddress({ open });

/** The first kinds of work that jobs wait for. */
export function openedAtFirst(groups: readonly { code: string; count: number }[]): string[] {
  return groups
    .filter(({ count }) => count > 0)
    .map(({ code }) => code)
    .slice(0, MOST_AT_FIRST);
}
