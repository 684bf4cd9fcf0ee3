import { expect, test } from '@jest/globals';
import { prismaField } from './prisma-field.ts';

type Facts = { viewer: { isStaff: boolean }; language: string; now: Date };
type Nested = (query: unknown) => object;

/** A relation as Pothos describes it: filtered by a query, or by a function that is called after the rows are read. */
function relation(query: unknown) {
  return {
    pothosPrismaRelationField: { name: 'notes' },
    pothosPrismaSelect: (_args: object, _facts: Facts, nested: Nested) => ({
      select: { notes: nested(query) },
    }),
  };
}

test.each<[what: string, query: unknown, kind: string]>([
  ['as it is', {}, 'relation'],
  ['for the viewer', (_args: object, { viewer }: Facts) => ({ where: { own: viewer.isStaff } }), 'relation'],
  ['for the language', (_args: object, { language }: Facts) => ({ where: { language } }), 'relation'],
  ['at this moment', (_args: object, { now }: Facts) => ({ where: { until: { gt: now } } }), 'other'],
])('a relation %s: %s', (_what, query, kind) => {
  expect(prismaField(relation(query))?.kind).toBe(kind);
});

test('a selection that looks at the clock is not understood', () => {
  const select = (_args: object, { now }: Facts) => ({ select: { notes: { where: { until: now } } } });
  expect(prismaField({ pothosPrismaSelect: select })).toEqual({ kind: 'other' });
});
