/**
 * What a viewer was shown of a field: `read` for a value; `hidden` for none although others are shown one; `?` for
 * none although nobody is shown one, which proves nothing. Fields of objects that the viewer never reached are
 * omitted.
 */
export type Shown = 'read' | 'hidden' | '?';

/** What a viewer was shown of all reached objects, by field: `Cart.items`. */
export type ShownValues = Map<string, Shown>;

/** Places with a value, found by the viewers who see most. */
export type Values = Set<string>;

/** The rows of a list differ between viewers, so an empty list hides nothing. */
const OWN_LIST = /Connection\.edges$/;

/** Adds the places of a response that have a value. */
export function takeValues(answer: unknown, at: string, values: Values): void {
  visit(answer, at, ({ field, place, value }) => {
    if (!isNothing(value)) values.add(`${field} ${place}`);
  });
}

/** Adds what a response shows a viewer. */
export function addShownValues(answer: unknown, at: string, values: Values, sight: ShownValues): void {
  visit(answer, at, ({ field, place, value }) => {
    const known = sight.get(field);
    if (known === 'read') return;
    if (!isNothing(value)) sight.set(field, 'read');
    else if (values.has(`${field} ${place}`) && !OWN_LIST.test(field)) sight.set(field, 'hidden');
    else if (!known) sight.set(field, '?');
  });
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A field of an object in a response, and the place of the object. */
type Seen = { field: string; place: string; value: unknown };

/** An object is identified by its id, or by its place below an object with one. */
function visit(value: unknown, at: string, see: (seen: Seen) => void): void {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) visit(one, `${at}.${index}`, see);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { __typename, ...facts } = Object(value);
  const place = facts.id === undefined ? at : `${__typename} ${facts.id}`;
  for (const [name, one] of Object.entries(facts)) {
    visit(one, `${place}.${name}`, see);
    if (__typename !== undefined) see({ field: `${__typename}.${name}`, place, value: one });
  }
}
