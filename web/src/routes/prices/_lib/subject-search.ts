import { textOf } from '../../../lib/forms/form-values.ts';
import { readNumber } from '../../../lib/forms/typed-number.ts';
import { pieceCodeOf, type SubjectKind } from './price-subject.ts';

/** URL parameters of each kind, besides a piece’s configuration. */
const NAMES: Readonly<Record<SubjectKind, readonly string[]>> = {
  piece: ['piece', 'customer', 'quantity'],
  job: ['job'],
  quote: ['quote', 'line', 'version'],
  estimate: ['estimate'],
  cartOf: ['cartOf'],
};

/** Parameters of a configuration: our own names, and attribute codes in upper case. */
const CONFIGURED = /^(metal|size|priority|ownMetal|[A-Z][A-Z0-9_]*)$/;

/** A choice of a part of a set. The form has no fields for them and keeps them. */
const OF_PART = /^[A-Za-z0-9_-]+:.+$/;

/** URL of the typed subject. Another piece starts with its defaults. */
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

/** A number in URL format from either decimal separator; a text unchanged. */
function plain(value: string): string {
  const text = value.trim();
  return /^\d[\d\s]*,\d+$/.test(text) ? (readNumber(text) ?? text) : text;
}
