import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

// Pages that show the choices of a piece as text must also show those of the parts of a set.

const ROOT = join(import.meta.dirname, '../../../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** Fragments that format a part as text. */
const SAID = ['usePartTexts_parts', 'DocumentPart'];

const operations = globSync(['web/src/**/*.{ts,tsx}', 'server/documents/**/*.ts'], { cwd: ROOT })
  .filter((file) => !/__generated__|\/gql\/|\.test\./.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /graphql\(?`\s*((?:query|mutation|fragment|subscription)\b[^`]*)`/g,
      ),
    ].map(([, text = '']) => [file, text] as const),
  );

test('operations are found', () => {
  expect(operations.length).toBeGreaterThan(300);
});

test('what says the choices of a piece says its parts', () => {
  const silent = operations.flatMap(([file, text]) =>
    typesWithoutParts(text).map((type) => `${file}: ${type}`),
  );
  expect(silent).toEqual([]);
});

/** Types whose choices an operation selects without selecting the parts that the type has. */
function typesWithoutParts(text: string): string[] {
  const found: string[] = [];
  const info = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      SelectionSet(set) {
        const type = getNamedType(info.getParentType());
        if (!isObjectType(type) || !('parts' in type.getFields())) return;
        const saysChoices = fieldsOf(set, 'choices').some((each) => fieldsOf(each, 'value').length > 0);
        if (saysChoices && !fieldsOf(set, 'parts').some(saysPart)) found.push(type.name);
      },
    }),
  );
  return found;
}

/** The selections of a field, one per occurrence; an empty one for a field without a selection. */
function fieldsOf({ selections }: SelectionSetNode, name: string): SelectionSetNode[] {
  return selections.flatMap((each) =>
    each.kind === Kind.FIELD && each.name.value === name
      ? [each.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] }]
      : [],
  );
}

function saysPart(part: SelectionSetNode): boolean {
  if (fieldsOf(part, 'choices').some((each) => fieldsOf(each, 'value').length > 0)) return true;
  return part.selections.some((each) => each.kind === Kind.FRAGMENT_SPREAD && SAID.includes(each.name.value));
}
