import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, getNamedType, isObjectType } from 'graphql';

/**
 * A form sends the version of the record that it shows. The store of the web app finds the record of a mutation's
 * answer by its id; without one the page keeps the former version, and a second save is refused as a conflict with
 * oneself.
 */

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(isObjectType);

/** Records without an id, with the reason. */
const UNIDENTIFIED = ['GuestQuote']; // Its page is loaded again after each answer.

test('every versioned record that a mutation answers has an id', () => {
  const answered = types
    .filter(({ name }) => name.endsWith('Success'))
    .flatMap((type) => Object.values(type.getFields()).map(({ type: field }) => getNamedType(field)))
    .filter(isObjectType)
    .filter((type) => 'version' in type.getFields());
  expect(answered.length).toBeGreaterThan(10);
  const unidentified = answered.filter((type) => !('id' in type.getFields())).map(({ name }) => name);
  expect(unidentified).toEqual(UNIDENTIFIED);
});
