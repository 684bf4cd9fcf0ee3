import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type {
  AttributeChoice,
  Configuration,
  PartConfiguration,
} from '../../pricing/configuration/configuration.ts';

const EstimateChoiceType = builder.objectRef<AttributeChoice>('EstimateChoice').implement({
  description: 'Value chosen for one attribute, in the shape of `AttributeChoiceInput`.',
  fields: (t) => ({
    attributeId: t.exposeInt('attributeId', { description: 'Integer id of the attribute.' }),
    optionId: t.int({
      nullable: true,
      description: 'Integer id of the chosen option.',
      resolve: ({ optionId }) => optionId ?? null,
    }),
    text: t.string({
      nullable: true,
      description: 'Text, or number as text.',
      resolve: ({ text }) => text ?? null,
    }),
  }),
});

const EstimatePartType = builder.objectRef<PartConfiguration>('EstimatePart').implement({
  description: 'Values chosen for a part of a set, in the shape of `PartConfigurationInput`.',
  fields: (t) => ({
    itemTypeId: t.exposeInt('itemTypeId', { description: 'Integer id of the part.' }),
    alloyId: t.int({
      nullable: true,
      description: 'Integer id of the alloy; null: that of the main piece.',
      resolve: ({ alloyId }) => alloyId ?? null,
    }),
    size: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'US ring size; null: that of the main piece.',
      resolve: ({ size }) => (size == null ? null : decimal(size)),
    }),
    attributes: t.field({
      type: [EstimateChoiceType],
      description: 'Chosen values, one per attribute.',
      resolve: ({ attributes }) => [...(attributes ?? [])],
    }),
  }),
});

/** The configuration of an estimate, in the form of the input. */
export const EstimateConfigurationType = builder.objectRef<Configuration>('EstimateConfiguration').implement({
  description: 'A piece of the catalogue as it was configured, in the shape of `ConfigurationInput`.',
  fields: (t) => ({
    itemTypeId: t.exposeInt('itemTypeId', { description: 'Integer id of the piece.' }),
    alloyId: t.int({
      nullable: true,
      description: 'Integer id of the alloy.',
      resolve: ({ alloyId }) => alloyId ?? null,
    }),
    size: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'US ring size.',
      resolve: ({ size }) => (size == null ? null : decimal(size)),
    }),
    ownMetal: t.boolean({
      description: 'The customer supplies the metal.',
      resolve: ({ ownMetal }) => ownMetal ?? false,
    }),
    priorityId: t.int({
      nullable: true,
      description: 'Integer id of the priority.',
      resolve: ({ priorityId }) => priorityId ?? null,
    }),
    attributes: t.field({
      type: [EstimateChoiceType],
      description: 'Chosen values, one per attribute.',
      resolve: ({ attributes }) => [...(attributes ?? [])],
    }),
    subItems: t.field({
      type: [EstimatePartType],
      description: 'Parts of a set that were configured separately; the others follow the main piece.',
      resolve: ({ subItems }) => [...(subItems ?? [])],
    }),
  }),
});
