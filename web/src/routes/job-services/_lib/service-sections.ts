import { listAddress } from '../../../list/list-address.ts';
import type { Parameter } from '../../../list/parameter.ts';

/** Number of sections expanded by default. */
const MAX_INITIALLY_OPEN = 3;

const CODE = /^[A-Z][A-Z0-9_]{0,39}$/;

/** Maximum number of service types in a URL. */
const MAX_CODES = 40;

/** In the URL: all sections are collapsed. */
const NONE = 'none';

/** Codes of expanded sections; null: the default. */
const open: Parameter<readonly string[] | null, unknown, null> = {
  name: 'open',
  role: 'selection',
  initial: null,
  read: (text) => (text === NONE ? [] : codesIn(text)),
  write: (codes) => (codes === null ? '' : codes.join(',') || NONE),
  variable: null,
  toVariable: (codes) => codes,
};

/** The codes in a text without duplicates; null if there are none. */
function codesIn(text: string): string[] | null {
  const codes = text.split(',').filter((code) => CODE.test(code));
  return codes.length === 0 ? null : [...new Set(codes)].slice(0, MAX_CODES);
}

/** URL state of the page: expanded sections. */
export const serviceSections = listAddress({ open });

/** The first service types with waiting jobs. */
export function openedAtFirst(groups: readonly { code: string; count: number }[]): string[] {
  return groups
    .filter(({ count }) => count > 0)
    .map(({ code }) => code)
    .slice(0, MAX_INITIALLY_OPEN);
}
