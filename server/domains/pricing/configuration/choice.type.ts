import { builder } from '../../../schema/builder.ts';
import type { ResolvedChoice } from './configuration.ts';

/** Parses the JSON column of choices of a cart line or a job. */
export function choicesOfJson(json: unknown): ResolvedChoice[] {
  // Only ResolvedChoice rows are written to this column.
  return Array.isArray(json) ? (json as ResolvedChoice[]) : [];
}

/** A chosen attribute as text. */
export const ChoiceType = builder.objectRef<ResolvedChoice>('Choice').implement({
  description: 'A chosen attribute with its names at the time the piece was configured.',
  fields: (t) => ({
    attributeId: t.exposeInt('attributeId', { description: 'Integer id of the attribute.' }),
    attributeCode: t.exposeString('attributeCode', { description: 'Code of the attribute, e.g. `FINISH`.' }),
    attributeName: t.string({
      description: 'Name of the attribute in the request’s language.',
      resolve: (choice, _args, { language }) =>
        language === 'fr' ? choice.attributeNameFr : choice.attributeNameEn,
    }),
    optionId: t.exposeInt('optionId', {
      nullable: true,
      description: 'Chosen option; null for texts and numbers.',
    }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'The text, or the number without its unit, as entered; null for options.',
    }),
    value: t.string({
      description: 'The option’s name, the text as typed, or the number with its unit.',
      resolve: (choice, _args, { language }) => (language === 'fr' ? choice.valueFr : choice.valueEn),
    }),
  }),
});

/** The field `choices` of a row with choices. */
export const CHOICES_OF_ROW = {
  type: [ChoiceType] as [typeof ChoiceType],
  description: 'Chosen attributes, defaults applied.',
  select: { choices: true },
  resolve: ({ choices }: { choices: unknown }) => choicesOfJson(choices),
} as const;
