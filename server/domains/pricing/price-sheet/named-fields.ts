import type { builder } from '../../../schema/builder.ts';

type Types = typeof builder.$inferSchemaTypes;

type Named = { id: number; code: string; nameEn: string; nameFr: string };

/** The fields of everything that a sheet names; `use` describes where its id is an input. */
export function namedFields<Shape extends Named>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>,
  use = '',
) {
  return {
    databaseId: t.int({
      description: `Integer id${use}.`,
      resolve: ({ id }) => id,
    }),
    code: t.string({ description: 'Stable code.', resolve: ({ code }) => code }),
    nameEn: t.string({ description: 'English name.', resolve: ({ nameEn }) => nameEn }),
    nameFr: t.string({ description: 'French name.', resolve: ({ nameFr }) => nameFr }),
  };
}
