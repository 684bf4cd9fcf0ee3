import { builder } from '../../../schema/builder.ts';
import { RingSizeType, ringSizeOfColumn } from '../ring-size.type.ts';
import { ChoiceType } from './choice.type.ts';
import type { ConfiguredPart } from './configuration.ts';

/** Assumed size of a set for the cost of operations. Most sets are a ring and its band, or earrings and a pendant. */
export const SET_ROWS = { rows: 3 } as const;

/** Parses the JSON column of the parts of a set. */
export function partsOfJson(json: unknown): ConfiguredPart[] {
  // Only ConfiguredPart rows are written to this column; older lines have none.
  return Array.isArray(json) ? (json as ConfiguredPart[]) : [];
}

/** A part of a set, as configured. */
export const ConfiguredPartType = builder.objectRef<ConfiguredPart>('ConfiguredPart').implement({
  description: 'A part of a set, as configured with its main piece.',
  fields: (t) => ({
    itemTypeId: t.exposeInt('itemTypeId', { description: 'Integer id of the part.' }),
    code: t.exposeString('code', { description: 'Code of the part.' }),
    name: t.string({
      description: 'Name of the part in the request’s language.',
      resolve: ({ nameEn, nameFr }, _args, { language }) => (language === 'fr' ? nameFr : nameEn),
    }),
    alloyId: t.exposeInt('alloyId', { description: 'Integer id of the alloy it is made in.' }),
    alloyCode: t.exposeString('alloyCode', { description: 'Code of that alloy.' }),
    alloyName: t.string({
      description: 'Name of the alloy in the request’s language.',
      resolve: ({ alloyNameEn, alloyNameFr }, _args, { language }) =>
        language === 'fr' ? alloyNameFr : alloyNameEn,
    }),
    size: t.field({
      type: RingSizeType,
      nullable: true,
      description: 'Ring size.',
      resolve: ({ size }) => ringSizeOfColumn(size),
    }),
    choices: t.field({
      type: [ChoiceType],
      extensions: { rows: 5 },
      description: 'Chosen attributes, defaults applied.',
      resolve: ({ choices }) => choices,
    }),
    quantity: t.exposeInt('quantity', { description: 'Quantity per main piece.' }),
    follows: t.exposeBoolean('follows', {
      description: 'It was not configured separately: it follows the main piece.',
    }),
  }),
});

/** The field `parts` of a piece. */
export const PARTS = {
  type: [ConfiguredPartType] as [typeof ConfiguredPartType],
  extensions: SET_ROWS,
  description: 'Parts of a set, as configured.',
} as const;

/** The field `parts` of a row with parts. */
export const PARTS_OF_ROW = {
  ...PARTS,
  select: { parts: true },
  resolve: ({ parts }: { parts: unknown }) => partsOfJson(parts),
} as const;
