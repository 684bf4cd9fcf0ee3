import { invalidField } from './failure.ts';
import type { Fields } from './fields.ts';
import type { AttributeChoiceInput, ConfigurationInput } from './gql/graphql.ts';

/** GraphQL paths of a configuration → the names in REST bodies. */
export const CONFIGURATION_FIELDS = {
  itemTypeId: 'itemTypeID',
  alloyId: 'metalId',
  drawingFileId: 'drawingId',
  'attributes.*.attributeId': 'attributes.*.id',
  'attributes.*.optionId': 'attributes.*.value',
  'attributes.*.text': 'attributes.*.value',
} as const;

/** What a client may never say: prices are the server's. */
export const SERVER_FIELDS = ['price', 'unitPrice', 'linePrice', 'total', 'discountValue', 'salesTaxValue'];

/** The configured piece that a body describes. */
export function configurationOf(body: Fields): ConfigurationInput {
  return {
    itemTypeId: body.requiredInteger('itemTypeID'),
    alloyId: body.integer('metalId') ?? body.integer('alloyId') ?? null,
    size: body.decimal('size') ?? null,
    attributes: choicesOf(body),
    priorityId: body.integer('priorityId') ?? null,
  };
}

/**
 * Attributes as `{ id, value }`, where a number chooses an option and a text is the text itself, or
 * spelled out as `{ attributeId, optionId }` or `{ attributeId, text }`.
 */
export function choicesOf(body: Fields): AttributeChoiceInput[] {
  const attributes = body.records('attributes') ?? body.records('customAttributes') ?? [];
  return attributes.map((choice) => {
    const attributeId = choice.integer('attributeId') ?? choice.requiredInteger('id');
    const value = choice.raw('value');
    const optionId =
      choice.integer('optionId') ?? (typeof value === 'number' ? choice.integer('value') : undefined);
    if (optionId !== undefined) return { attributeId, optionId };
    return { attributeId, text: choice.text('text') ?? choice.requiredText('value') };
  });
}

/** Refuses a body that tries to set what only the server computes. */
export function refuseServerFields(body: Fields): void {
  const sent = SERVER_FIELDS.find((name) => body.raw(name) !== undefined);
  if (sent !== undefined) throw invalidField(sent, 'NOT_ALLOWED');
}
