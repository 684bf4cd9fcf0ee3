import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePartTexts_parts$key } from './__generated__/usePartTexts_parts.graphql.ts';
import { choiceTexts } from './choice-texts.ts';
import { useChoiceLabels } from './useChoiceLabels.ts';

const fragment = graphql`
  fragment usePartTexts_parts on ConfiguredPart @relay(plural: true) {
    code
    name
    quantity
    alloyName
    size {
      us
      eu
      uk
      mm
    }
    choices {
      attributeName
      value
    }
  }
`;

/** A part of a set as text. */
export type PartTexts = {
  readonly code: string;
  /** Quantity and name, as a label. */
  readonly name: string;
  /** Metal, size and further choices. */
  readonly choices: string;
  /** All of it on one line. */
  readonly line: string;
};

/** The parts of a set as text, for all pages that show a configured piece. */
export function usePartTexts(key: usePartTexts_parts$key): PartTexts[] {
  const { t } = useTranslation('choices');
  const labels = useChoiceLabels();
  return useFragment(fragment, key).map(({ code, quantity, name: partName, alloyName, ...part }) => {
    const name = t('part', { quantity, name: partName });
    const choices = choiceTexts({ ...part, alloy: { name: alloyName } }, labels).join(' · ');
    return { code, name, choices, line: labels.choice(name, choices) };
  });
}
