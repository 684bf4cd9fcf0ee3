import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, isAbstractType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * A reader of a fragment with `@no_inline` is in a file that all operations share. It does not check the type: on an
 * interface, it would read the fields of one type from any other.
 */

const ROOT = join(import.meta.dirname, '../..');
const ENDING = '$normalization.graphql.ts';

test('a fragment that operations share is spread on its own type alone', () => {
  const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
  const texts: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, 'server/persisted-operations/web.json'), 'utf8'),
  );
  const shared = new Map(
    globSync(`web/src/**/__generated__/*${ENDING}`, { cwd: ROOT }).map((file) => [
      basename(file, ENDING),
      { spreads: 0 },
    ]),
  );
  const mismatched: string[] = [];
  for (const text of Object.values(texts)) {
    const document = parse(text);
    const typeOf = new Map<string, string>();
    visit(document, {
      FragmentDefinition: ({ name, typeCondition }) => void typeOf.set(name.value, typeCondition.name.value),
    });
    const typeInfo = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        FragmentSpread: ({ name: { value: name } }) => {
          const found = shared.get(name);
          if (!found) return;
          found.spreads += 1;
          const parent = typeInfo.getParentType();
          if (isAbstractType(parent) && parent.name !== typeOf.get(name))
            mismatched.push(`${name} on ${parent.name}`);
        },
      }),
    );
  }
  expect(mismatched).toEqual([]);
  expect([...shared].filter(([, { spreads }]) => spreads < 2).map(([name]) => name)).toEqual([]);
});
