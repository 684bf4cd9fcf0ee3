import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import type { DecimalInput } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { configurationSchema, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { designFigure } from '../rules/design-figures.ts';
import { type DESIGN_RANGES, MAX_DESIGN_PARTS, MAX_STONE_COUNT } from '../rules/estimate-limits.ts';
import type { EstimateContent, EstimateDesign } from './estimate-content.ts';

const EstimateStoneInput = builder.inputType('EstimateStoneInput', {
  description: 'A group of identical stones of a design.',
  fields: (t) => ({
    gem: t.string({ required: true, description: 'DIAMOND, SAPPHIRE, …, of `EstimateData.stones`.' }),
    shape: t.string({ required: true, description: 'ROUND, OVAL, …' }),
    quality: t.string({ required: true, description: 'Grade, e.g. "G-VS".' }),
    caratEach: t.field({ type: 'Decimal', required: true, description: 'Carat of one stone, 0.001 to 50.' }),
    count: t.int({ required: true, description: 'How many, 1 to 999.' }),
    settingType: t.string({ required: true, description: 'PRONG, PAVE, …, of `EstimateData.settingTypes`.' }),
  }),
});

/** A design as sent by clients. */
export const EstimateDesignInput = builder.inputType('EstimateDesignInput', {
  description: 'A free design: a piece without an item type, made of metal, stones, services and treatments.',
  fields: (t) => ({
    alloyId: t.int({ required: true, description: 'Integer id of the alloy.' }),
    ownMetal: t.boolean({ description: 'The customer supplies the metal: only the work is charged.' }),
    weight: t.field({ type: 'Decimal', description: 'Finished weight in grams, 0.1 to 2000.' }),
    cadVolume: t.field({
      type: 'Decimal',
      description: 'Volume of the CAD model in cm³, 0.01 to 150, instead of the weight.',
    }),
    surfaceArea: t.field({
      type: 'Decimal',
      description: 'Surface in cm², 0.01 to 10000, for treatments charged by area.',
    }),
    stones: t.field({ type: [EstimateStoneInput], description: 'Its stones, 20 kinds at most.' }),
    serviceTypeCodes: t.stringList({ description: 'Services, of `EstimateData.serviceTypeGroups`.' }),
    treatmentIds: t.intList({ description: 'Treatments, of `EstimateData.treatments`.' }),
    priorityId: t.int({ description: 'Integer id of the priority; the first of them when absent.' }),
  }),
});

const id = z.int().min(1).max(MAX_ID);
const code = z.string().trim().min(1, 'REQUIRED').max(40);

/** A decimal within the range of a figure, as text. */
function figure(name: keyof typeof DESIGN_RANGES) {
  return z
    .custom<DecimalInput>()
    .transform((value) => designFigure(name, value))
    .refine((kept) => kept !== null, 'OUT_OF_RANGE')
    .transform((kept) => kept ?? '');
}

const designSchema = z.object({
  alloyId: id,
  ownMetal: z.boolean().nullish(),
  weight: figure('weight').nullish(),
  cadVolume: figure('cadVolume').nullish(),
  surfaceArea: figure('surfaceArea').nullish(),
  stones: z
    .array(
      z.object({
        gem: code,
        shape: code,
        quality: code,
        caratEach: figure('caratEach'),
        count: z.int().min(1, 'OUT_OF_RANGE').max(MAX_STONE_COUNT, 'OUT_OF_RANGE'),
        settingType: code,
      }),
    )
    .max(MAX_DESIGN_PARTS)
    .nullish(),
  serviceTypeCodes: z.array(code).max(MAX_DESIGN_PARTS).nullish(),
  treatmentIds: z.array(id).max(MAX_DESIGN_PARTS).nullish(),
  priorityId: id.nullish(),
});

const contentSchema = z.object({
  configuration: configurationSchema.nullish(),
  design: designSchema.nullish(),
});

/** Parses the content of an estimate: either a configured piece or a design. */
export function parseContent(input: { configuration?: unknown; design?: unknown }): EstimateContent {
  const { configuration, design } = input;
  if (configuration == null && design == null)
    throw InvalidInputError.of('configuration', 'REQUIRED', 'Either a piece or a design.');
  if (configuration != null && design != null)
    throw InvalidInputError.of('design', 'NOT_TOGETHER', 'Either a piece or a design.');
  if (configuration != null) return { kind: 'PIECE', configuration: parseConfiguration(configuration) };
  const parsed = parseInput(contentSchema, { design }).design;
  if (!parsed) throw InvalidInputError.of('design', 'REQUIRED', 'Either a piece or a design.');
  return { kind: 'DESIGN', design: designOf(parsed) };
}

function designOf(parsed: z.output<typeof designSchema>): EstimateDesign {
  const { weight = null, cadVolume = null } = parsed;
  if (weight === null && cadVolume === null)
    throw InvalidInputError.of('design.weight', 'REQUIRED', 'A weight, or the volume of a CAD model.');
  if (weight !== null && cadVolume !== null)
    throw InvalidInputError.of('design.cadVolume', 'NOT_TOGETHER', 'A weight, or the volume of a CAD model.');
  return {
    alloyId: parsed.alloyId,
    ownMetal: parsed.ownMetal ?? false,
    priorityId: parsed.priorityId ?? null,
    weight,
    cadVolume,
    surfaceArea: parsed.surfaceArea ?? null,
    stones: parsed.stones ?? [],
    serviceTypeCodes: parsed.serviceTypeCodes ?? [],
    treatmentIds: parsed.treatmentIds ?? [],
  };
}
