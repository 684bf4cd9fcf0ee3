import { readNumber } from '../lib/forms/typed-number.ts';

/** Values of a form: fields, nested groups, and lists of groups with a key. */
type MergeableValues = { readonly [name: string]: unknown };

/** The value of a field, or of a list whose groups have no key. */
export type FieldValue = string | boolean | readonly MergeableValues[];

/** A field that two users changed differently. */
export type MergeConflict = {
  /** Current name of the field in the form. */
  readonly name: string;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
};

/** The merge of a form with a record that another user saved. */
export type Merge = {
  /** Fields whose typed values are kept instead of the saved ones. */
  readonly kept: readonly { readonly name: string; readonly value: FieldValue }[];
  readonly conflicts: readonly MergeConflict[];
};

type Field = { readonly name: string; readonly value: FieldValue; readonly isInList: boolean };

/**
 * Three-way merge by field: a change by one side is kept, equal changes are kept, others are a conflict, in which the
 * typed value stays until resolved. Groups of a list are matched by `keyName`, in any position. Typed values of a
 * removed group are removed with it. With an empty `keyName`, a list is one value. A tick that a record does not name is off.
 */
export function mergeValues(
  base: MergeableValues,
  mine: MergeableValues,
  theirs: MergeableValues,
  keyName: string,
): Merge {
  const [before, typed] = [fieldsOf(base, keyName), fieldsOf(mine, keyName)];
  const kept: Merge['kept'][number][] = [];
  const conflicts: MergeConflict[] = [];
  const now = fieldsOf(theirs, keyName);
  for (const [key, { name, value, isInList }] of typed)
    if (value === true && !isInList && !now.has(key)) now.set(key, { name, value: false, isInList });
  for (const [key, { name, value: saved, isInList }] of now) {
    const isTick = typeof saved === 'boolean' && !isInList;
    const value = typed.get(key)?.value ?? (isTick ? false : undefined);
    const was = before.get(key)?.value ?? (isTick ? false : undefined);
    if (value === undefined || was === undefined || isSame(value, was) || isSame(value, saved)) continue;
    kept.push({ name, value });
    if (!isSame(was, saved)) conflicts.push({ name, mine: value, theirs: saved });
  }
  return { kept, conflicts };
}

/** Whether two values are equal: the server formats `10` as `10.00`. */
function isSame(one: FieldValue, other: FieldValue): boolean {
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other);
  if (typeof one === 'boolean' || typeof other === 'boolean') return one === other;
  const [first, second] = [one.trim(), other.trim()];
  if (first === second) return true;
  if (first === '' || second === '') return false;
  return Number(readNumber(first) ?? first) === Number(readNumber(second) ?? second);
}

/** All fields by a key that survives reordering. */
function fieldsOf(values: MergeableValues, keyName: string): Map<string, Field> {
  const fields = new Map<string, Field>();
  const walk = (value: unknown, name: string, key: string, isInList: boolean) => {
    if (typeof value === 'string' || typeof value === 'boolean') fields.set(key, { name, value, isInList });
    else if (Array.isArray(value) && keyName === '') fields.set(key, { name, value, isInList });
    else if (Array.isArray(value)) {
      for (const [index, each] of value.entries())
        walk(each, `${name}.${index}`, `${key}.${keyOf(each, keyName)}`, true);
    } else if (typeof value === 'object' && value !== null) {
      for (const [part, inner] of Object.entries(value))
        walk(inner, joined(name, part), joined(key, part), isInList);
    }
  };
  walk(values, '', '', false);
  return fields;
}

function joined(path: string, part: string): string {
  return path === '' ? part : `${path}.${part}`;
}

function keyOf(group: unknown, keyName: string): string {
  return typeof group === 'object' && group !== null && keyName in group
    ? String((group as Record<string, unknown>)[keyName])
    : '';
}
