/**
 * What a viewer was shown of a field: `read`, something; `hidden`, nothing where others are shown something; `?`, nothing
 * where nobody is, so that it says nothing. Fields of objects that the viewer never reached are left out.
 */
export type Shown = 'read' | 'hidden' | '?';

/** What a viewer was shown over everything they reach, by field: `Cart.items`. */
export type Sight = Map<string, Shown>;

/** Places where something can be shown, found by those who see most. */
export type Values = Set<string>;

/** The rows of a list as one is shown it: nobody else has the same list, so that an empty one hides nothing. */
const OWN_LIST = /Connection\.edges$/;

/** Adds the places of an answer that have a value. */
export function takeValues(answer: unknown, at: string, values: Values): void {
  visit(answer, at, ({ field, place, value }) => {
    if (!isNothing(value)) values.add(`${field} ${place}`);
  });
}

/** Adds what an answer shows a viewer. */
export function takeSight(answer: unknown, at: string, values: Values, sight: Sight): void {
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

/** A field of an object in an answer, and where that object stands. */
type Seen = { field: string; place: string; value: unknown };

/** An object is the same for everybody by its id, or by where it hangs on what has one. */
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
