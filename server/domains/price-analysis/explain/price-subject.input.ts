import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { type Decimal, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import type { SubjectInput } from './price-subject.ts';

/** Maximum number of choices of one piece, and of parts of one set. */
const MAX_CHOICES = 50;
const MAX_PARTS = 20;

const NamedChoiceInput = builder.inputType('NamedChoiceInput', {
  description: 'The choice for an attribute of a piece.',
  fields: (t) => ({
    attributeCode: t.string({ required: true, description: 'Code of the attribute.' }),
    value: t.string({
      required: true,
      description: 'Id or code of an option, a text, a number, or a ring size.',
    }),
  }),
});

const PartChoicesInput = builder.inputType('PartChoicesInput', {
  description: 'Choices for a part of a set. Absent choices follow the main piece.',
  fields: (t) => ({
    pieceCode: t.string({ required: true, description: 'Code of the part.' }),
    alloyCode: t.string({ description: 'Code of its alloy.' }),
    size: t.field({ type: 'Decimal', description: 'US ring size in quarters.' }),
    attributes: t.field({ type: [NamedChoiceInput], description: 'Choices, one per attribute.' }),
  }),
});

const PieceChoicesInput = builder.inputType('PieceChoicesInput', {
  description: 'Choices for a piece, by code. Absent choices use the defaults.',
  fields: (t) => ({
    alloyCode: t.string({ description: 'Code of the alloy.' }),
    size: t.field({ type: 'Decimal', description: 'US ring size in quarters.' }),
    attributes: t.field({ type: [NamedChoiceInput], description: 'Choices, one per attribute.' }),
    parts: t.field({
      type: [PartChoicesInput],
      description: 'Parts of a set that are configured differently from the piece.',
    }),
    priorityCode: t.string({ description: 'Code of the priority.' }),
    ownMetal: t.boolean({ description: 'The customer supplies the metal.' }),
  }),
});

/** The price to explain, as sent by clients. */
export const PriceSubjectInput = builder.inputType('PriceSubjectInput', {
  description:
    'Subject of a price explanation: exactly one of a job, a quote, an estimate, a cart line, a piece by its code, or a configuration.',
  fields: (t) => ({
    jobNumber: t.string({ description: 'Number of a job order.' }),
    quoteNumber: t.string({ description: 'Number of a quote.' }),
    lineKey: t.int({ description: 'With `quoteNumber`: the line; absent: the first.' }),
    versionNumber: t.int({
      description: 'With `quoteNumber`: the version; 0 is the customer’s request; absent: the current one.',
    }),
    estimateNumber: t.string({ description: 'Number of an estimate.' }),
    cartItemId: t.id({
      description: 'Global id of a line of the own cart, or of a customer’s: `cartLinesToExplain` has them.',
    }),
    pieceCode: t.string({ description: 'Code of an item type.' }),
    choices: t.field({
      type: PieceChoicesInput,
      description: 'With `pieceCode`: its choices; absent: the defaults.',
    }),
    configuration: t.field({ type: ConfigurationInput, description: 'A piece as configured.' }),
    accountNumber: t.string({
      description: 'With a piece or a configuration: for this customer; absent: list.',
    }),
    quantity: t.int({ description: 'With a piece or a configuration: 1 to 999; absent: 1.' }),
  }),
});

const number = z.string().max(40, 'TOO_LONG').nullish();
const code = z
  .string()
  .max(40, 'TOO_LONG')
  .nullish()
  .transform((text) => text?.trim() || null);

const partSchema = z.object({
  alloyCode: code,
  size: z
    .custom<Decimal>()
    .nullish()
    .transform((size) => (size ? decimal(size) : null)),
  attributes: z
    .array(
      z.object({
        attributeCode: z.string().max(40, 'TOO_LONG'),
        value: z.string().max(2_000, 'TOO_LONG'),
      }),
    )
    .max(MAX_CHOICES)
    .nullish()
    .transform((choices) => choices ?? []),
});

const choicesSchema = partSchema.extend({
  parts: z
    .array(partSchema.extend({ pieceCode: z.string().max(40, 'TOO_LONG') }))
    .max(MAX_PARTS)
    .nullish()
    .transform((parts) => parts ?? []),
  priorityCode: code,
  ownMetal: z
    .boolean()
    .nullish()
    .transform((isOwn) => isOwn ?? false),
});

const subjectSchema = z.object({
  subject: z.object({
    jobNumber: number,
    quoteNumber: number,
    lineKey: z.int().nullish(),
    versionNumber: z.int().min(0, 'OUT_OF_RANGE').max(MAX_ID, 'OUT_OF_RANGE').nullish(),
    estimateNumber: number,
    cartItemId: z.string().max(100, 'TOO_LONG').nullish(),
    pieceCode: number,
    choices: choicesSchema.nullish(),
    accountNumber: number,
    quantity: z.int().min(1, 'OUT_OF_RANGE').max(999, 'OUT_OF_RANGE').nullish(),
  }),
});

/**
 * Parses the price to explain.
 * @throws InvalidInputError with `subject.…` paths
 */
export function parseSubject({
  configuration,
  ...asked
}: typeof PriceSubjectInput.$inferInput): SubjectInput {
  const { subject } = parseInput(subjectSchema, { subject: asked });
  return { ...subject, configuration: configuration ? parseConfiguration(configuration) : null };
}
