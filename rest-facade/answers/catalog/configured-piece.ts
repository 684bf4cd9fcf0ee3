import { z } from 'zod';
import type { RestCartItemFragment, RestConfiguredPartFragment } from '../../gql/graphql.ts';
import { amount } from '../money/amounts.ts';
import { choice, namedSchema, ringSize } from '../named.ts';
import { count, fileUrl, id } from '../values.ts';
import { component } from './component.ts';

/** The value chosen for an attribute. */
export function choiceAnswer(chosen: RestCartItemFragment['choices'][number]) {
  return {
    id: chosen.attributeId,
    code: chosen.attributeCode,
    name: chosen.attributeName,
    optionId: chosen.optionId,
    value: chosen.value,
  };
}

/** A part of a set as configured, in the format of request bodies, so that clients can send it back. */
function partAnswer(part: RestConfiguredPartFragment) {
  return {
    itemTypeID: part.itemTypeId,
    code: part.code,
    name: part.name,
    metalId: part.alloyId,
    metal: { id: part.alloyId, name: part.alloyName, code: part.alloyCode },
    size: amount(part.size?.us),
    ringSize: part.size,
    attributes: part.choices.map(choiceAnswer),
    quantity: part.quantity,
    follows: part.follows,
  };
}

/** Common fields of cart lines and wish list pieces, besides the choices of the main piece. */
export function configuredAnswer({
  parts,
  ownMetal,
  pictures,
}: Pick<RestCartItemFragment, 'parts' | 'ownMetal' | 'pictures'>) {
  return {
    subItems: parts.map(partAnswer),
    ownMetal,
    pictures: pictures.map(({ fileId, url, thumbnailUrl }) => ({ id: fileId, fileUrl: url, thumbnailUrl })),
  };
}

const partSchema = component<ReturnType<typeof partAnswer>>()(
  'ConfiguredPart',
  'A configured part of a set, in the format of request bodies.',
  z.strictObject({
    itemTypeID: id,
    code: z.string(),
    name: z.string(),
    metalId: id,
    metal: namedSchema,
    size: z.number().nullable().describe('US ring size.'),
    ringSize: ringSize.nullable(),
    attributes: z.array(choice),
    quantity: count.describe('Quantity per main piece.'),
    follows: z.boolean().describe('It was not configured separately and follows the main piece.'),
  }),
);

/** The schemas of `configuredAnswer`. */
export const configuredFields = {
  subItems: z.array(partSchema).describe('Parts of a set; empty for other pieces.'),
  ownMetal: z.boolean().describe('The customer supplies the metal.'),
  pictures: z
    .array(z.strictObject({ id, fileUrl, thumbnailUrl: z.string() }))
    .describe('Additional pictures besides the drawing, in order.'),
};
