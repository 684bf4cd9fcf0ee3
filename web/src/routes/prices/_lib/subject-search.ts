import { textOf } from '../../../lib/forms/form-values.ts';
import { readNumber } from '../../../lib/forms/typed-number.ts';
import { pieceCodeOf, type SubjectKind } from './price-subject.ts';

/** What each kind is asked for by, beside what a piece is configured in. */
const NAMES: Readonly<Record<SubjectKind, readonly string[]>> = {
  piece: ['piece', 'customer', 'quantity'],
  job: ['job'],
  quote: ['quote', 'line', 'version'],
  estimate: ['estimate'],
  cartOf: ['cartOf'],
};

/** What a piece is configured in: fields of our own, and attributes, whose codes are upper case. */
const CONFIGURED = /^(metal|size|priority|ownMetal|[A-Z][A-Z0-9_]*)$/;

/** A choice of a part of a set; the form has no fields for them and leaves them as they are. */
const OF_PART = /^[A-Za-z0-9_-]+:.+$/;

/** The address of what was typed; another piece stands as it is by default. */
export function subjectSearch(kind: SubjectKind, data: FormData, address: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string) => {
    if (value !== '') search.set(name, value);
  };
  for (const name of NAMES[kind]) set(name, textOf(data, name));
  if (kind !== 'piece' || pieceCodeOf(search) !== pieceCodeOf(address)) return search;
  for (const [name, value] of data) {
    if (CONFIGURED.test(name) && typeof value === 'string')
      set(name, name === 'ownMetal' ? '1' : plain(value));
  }
  for (const [name, value] of address) if (OF_PART.test(name)) set(name, value);
  return search;
}

/** A number as the address has it, whichever sign a language puts before its decimals; a text as it is. */
function plain(value: string): string {
  const text = value.trim();
  return /^\d[\d\s]*,\d+$/.test(text) ? (readNumber(text) ?? text) : text;
}
