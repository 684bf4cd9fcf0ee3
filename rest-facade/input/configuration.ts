import { z } from 'zod';
import type { AttributeChoiceInput, ConfigurationInput, PartConfigurationInput } from '../gql/graphql.ts';
import type { OtherSamples } from '../route/sample.ts';
import { decimal, flag, optional, recordId, text } from './fields.ts';
import { type Parsed, record } from './parse.ts';

/** GraphQL paths of a configuration and their names in REST bodies. */
export const CONFIGURATION_FIELDS = {
  itemTypeId: 'itemTypeID',
  alloyId: 'metalId',
  drawingFileId: 'drawingId',
  'attributes.*.attributeId': 'attributes.*.id',
  'attributes.*.optionId': 'attributes.*.value',
  'attributes.*.text': 'attributes.*.value',
  'subItems.*.itemTypeId': 'subItems.*.itemTypeID',
  'subItems.*.alloyId': 'subItems.*.metalId',
  'subItems.*.attributes.*.attributeId': 'subItems.*.attributes.*.id',
  'subItems.*.attributes.*.optionId': 'subItems.*.attributes.*.value',
  'subItems.*.attributes.*.text': 'subItems.*.attributes.*.value',
} as const;

/**
 * An attribute as `{ id, value }` for every kind: the server interprets the value accordingly. An integer is an option.
 * Also `{ attributeId, optionId }` or `{ attributeId, text }`.
 */
const choiceFields = {
  id: optional(recordId).describe('Attribute.'),
  attributeId: optional(recordId).describe('The same as `id`.'),
  value: optional(z.union([z.number(), text])).describe(
    'Option id, the text itself, the number, or the ring size.',
  ),
  optionId: optional(recordId),
  text: optional(text),
};

/** An attribute choice in a body. */
export const attributeChoice = record(choiceFields)
  .transform((choice, context): AttributeChoiceInput => {
    const missing = (name: string) => {
      context.issues.push({ code: 'custom', path: [name], message: 'REQUIRED', input: choice });
      return z.NEVER;
    };
    const attributeId = choice.attributeId ?? choice.id ?? missing('id');
    return chosenValue(attributeId, choice) ?? missing('value');
  })
  .meta({
    id: 'ChoiceInput',
    description: '`{ id, value }`, or `{ attributeId, optionId }`, `{ attributeId, text }`.',
  });

/** The chosen value of an attribute; null: none. */
function chosenValue(attributeId: number, choice: Parsed<typeof choiceFields>): AttributeChoiceInput | null {
  const optionId = choice.optionId ?? (Number.isInteger(choice.value) ? Number(choice.value) : undefined);
  if (optionId !== undefined) return { attributeId, optionId };
  const chosen = choice.text ?? choice.value;
  return chosen === undefined ? null : { attributeId, text: String(chosen) };
}

/**
 * A part of a set. Clients send back the parts of a product with its attributes: attributes without a value are not a
 * choice, and a part without choices follows the main piece. They also send back the parts of a line, which contain
 * whether they follow.
 */
const subItem = record({
  itemTypeID: recordId,
  metalId: optional(recordId),
  size: optional(decimal).describe('US ring size.'),
  attributes: optional(z.array(record(choiceFields))),
  follows: optional(flag).describe('It follows the main piece; other fields are ignored.'),
}).meta({
  id: 'SubItemInput',
  description: 'A separately configured part of a set; absent fields follow the main piece.',
});

function partsOf(subItems: readonly z.output<typeof subItem>[]): PartConfigurationInput[] {
  return subItems.flatMap(({ itemTypeID: itemTypeId, metalId: alloyId, size, attributes, follows }) => {
    if (follows) return [];
    const chosen = (attributes ?? []).flatMap((choice) => {
      const attributeId = choice.attributeId ?? choice.id;
      return attributeId == null ? [] : (chosenValue(attributeId, choice) ?? []);
    });
    const isChosen = alloyId != null || size != null || chosen.length > 0;
    return isChosen ? [{ itemTypeId, alloyId: alloyId ?? null, size: size ?? null, attributes: chosen }] : [];
  });
}

/** The choices for a piece, in a body. */
export const choices = {
  itemTypeID: recordId,
  metalId: optional(recordId),
  alloyId: optional(recordId).describe('The same as `metalId`.'),
  size: optional(decimal).describe('US ring size.'),
  attributes: optional(z.array(attributeChoice)),
  customAttributes: optional(z.array(attributeChoice)).describe('The same as `attributes`.'),
};

/** A configured piece, in a body. */
export const configuration = {
  ...choices,
  subItems: optional(z.array(subItem)),
  ownMetal: optional(flag).describe('The customer supplies the metal.'),
  priorityId: optional(recordId),
};

/** The configuration in a body. */
export function configurationOf(body: Parsed<typeof configuration>): ConfigurationInput {
  return {
    itemTypeId: body.itemTypeID,
    ...choicesOf(body),
    subItems: partsOf(body.subItems ?? []),
    ownMetal: body.ownMetal ?? null,
    priorityId: body.priorityId ?? null,
  };
}

/** Metal, size and attributes in a body. */
export function choicesOf(body: Parsed<typeof choices>) {
  return {
    alloyId: body.metalId ?? body.alloyId ?? null,
    size: body.size ?? null,
    attributes: body.attributes ?? body.customAttributes ?? [],
  };
}

/** Samples with a text instead of an option, under both names of the list and of the metal. */
export const otherPieces: OtherSamples = ({ piece: { itemTypeID }, attribute, metal }) => {
  const chosen = [{ id: attribute, text: 'A & M' }];
  const piece = { itemTypeID, alloyId: metal };
  return [{ body: { ...piece, attributes: chosen } }, { body: { ...piece, customAttributes: chosen } }];
};
