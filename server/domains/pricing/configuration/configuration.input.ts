import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { type Decimal, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import type { Configuration, PartConfiguration } from './configuration.ts';

/** Maximum number of attributes of one piece. */
const MAX_CHOICES = 50;

/** Maximum number of parts of one set. */
const MAX_PARTS = 20;

/** Maximum length of any text; each attribute has its own, lower limit. */
const MAX_TEXT = 2_000;

const id = z.int().min(1).max(MAX_ID);

/** One choice of a configuration. */
export const attributeChoiceSchema = z.object({
  attributeId: id,
  optionId: id.nullish(),
  text: z.string().max(MAX_TEXT).nullish(),
});

/** A piece or a part of a set as sent by clients. */
const partSchema = z.object({
  itemTypeId: id,
  alloyId: id.nullish(),
  size: z.custom<Decimal>().nullish(),
  attributes: z.array(attributeChoiceSchema).max(MAX_CHOICES).nullish(),
}) satisfies z.ZodType<PartConfiguration>;

/** A configuration as sent by clients. Pricing checks it against the piece. */
export const configurationSchema = partSchema.extend({
  subItems: z.array(partSchema).max(MAX_PARTS).nullish(),
  ownMetal: z.boolean().nullish(),
  priorityId: id.nullish(),
}) satisfies z.ZodType<Configuration>;

const inputSchema = z.object({ configuration: configurationSchema });

/** Parses the input field `configuration`. */
export function parseConfiguration(configuration: unknown): Configuration {
  const parsed = parseInput(inputSchema, { configuration });
  const { subItems } = parsed.configuration;
  return { ...withSize(parsed.configuration), subItems: subItems?.map(withSize) ?? null };
}

function withSize<Part extends PartConfiguration>(part: Part): Part {
  return { ...part, size: part.size ? decimal(part.size) : null };
}

/** The choice for one attribute. */
export const AttributeChoiceInput = builder.inputType('AttributeChoiceInput', {
  description:
    'Value chosen for one attribute: an option of a SELECT, the text of a TEXT, the value of a NUMBER, or the US ring size of a SIZE.',
  fields: (t) => ({
    attributeId: t.int({ required: true, description: 'Integer id of the attribute.' }),
    optionId: t.int({ description: 'Integer id of the chosen option.' }),
    text: t.string({
      description:
        'Text of a TEXT attribute, e.g. an engraving; id or code of an option; a number, e.g. "45.5"; or a ring size, e.g. "6.25".',
    }),
  }),
});

/** A part of a set as a customer configures it. */
const PartConfigurationInput = builder.inputType('PartConfigurationInput', {
  description: 'Configuration of a part of a set. Absent fields follow the main piece.',
  fields: (t) => ({
    itemTypeId: t.int({ required: true, description: 'Integer id of the part, one of `subItems`.' }),
    alloyId: t.int({ description: 'Integer id of the alloy.' }),
    size: t.field({ type: 'Decimal', description: 'US ring size in quarters, e.g. "6.25".' }),
    attributes: t.field({ type: [AttributeChoiceInput], description: 'Choices, one per attribute.' }),
  }),
});

/** A piece as a customer configures it. */
export const ConfigurationInput = builder.inputType('ConfigurationInput', {
  description: 'A piece as a customer configures it; absent fields take the defaults of the piece.',
  fields: (t) => ({
    itemTypeId: t.int({ required: true, description: 'Integer id of the product.' }),
    alloyId: t.int({ description: 'Integer id of the alloy.' }),
    size: t.field({ type: 'Decimal', description: 'US ring size in quarters, e.g. "6.25".' }),
    attributes: t.field({ type: [AttributeChoiceInput], description: 'Choices, one per attribute.' }),
    subItems: t.field({
      type: [PartConfigurationInput],
      description: 'Parts of a set that are configured differently from the main piece.',
    }),
    ownMetal: t.boolean({
      description: 'The customer supplies the metal: only the work is charged (`acceptsOwnMetal`).',
    }),
    priorityId: t.int({ description: 'Integer id of the priority.' }),
  }),
});
