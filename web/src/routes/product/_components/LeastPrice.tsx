import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { choiceTexts } from '../../../cart/choices/choice-texts.ts';
import { useChoiceLabels } from '../../../cart/choices/useChoiceLabels.ts';
import { usePartTexts } from '../../../cart/choices/usePartTexts.ts';
import { chosenInput, type PartOfSet, type Piece } from '../../../configuration/configuration.ts';
import {
  type ChosenPiece,
  type ConfigurationAddress,
  partInAddress,
} from '../../../configuration/configuration-address.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useViewer } from '../../../lib/session/useShell.ts';
import type {
  LeastPrice_product$data,
  LeastPrice_product$key,
} from './__generated__/LeastPrice_product.graphql.ts';

const fragment = graphql`
  fragment LeastPrice_product on ItemType {
    listPrice
    currency
    cheapest {
      priorityCode
      main {
        alloyCode
        alloyName
        size {
          us
          eu
          uk
          mm
        }
        choices {
          attributeCode
          attributeName
          optionId
          text
          value
        }
      }
      parts {
        ...usePartTexts_parts
        code
        alloyCode
        size {
          us
        }
        choices {
          attributeCode
          optionId
          text
        }
      }
    }
  }
`;

type LeastPriceProps = {
  product: LeastPrice_product$key;
  piece: Piece;
  parts: readonly PartOfSet[];
  /** Code of the default priority. */
  standardPriority: string | null;
  address: ConfigurationAddress;
  change: (changes: Partial<ConfigurationAddress>) => void;
};

/** The configuration that has the list price, and a button that selects it, if another one is selected. */
export function LeastPrice({ product, piece, parts, standardPriority, address, change }: LeastPriceProps) {
  const { t } = useTranslation('product');
  const { money } = useFormat();
  const labels = useChoiceLabels();
  const hasOwnTerms = useViewer()?.customer != null;
  const { cheapest, listPrice, currency } = useFragment(fragment, product);
  const leastParts = usePartTexts(cheapest?.parts ?? []);
  if (!cheapest || listPrice == null) return null;
  const priority = cheapest.priorityCode === standardPriority ? null : (cheapest.priorityCode ?? null);
  const least = { ...chosenOf(cheapest), priority };
  const isChosen =
    address.priority === priority &&
    isSame(chosenInput(piece, parts, address), chosenInput(piece, parts, least));
  if (isChosen) return null;
  const { main } = cheapest;
  const choices = [
    ...choiceTexts({ ...main, alloy: { name: main.alloyName } }, labels),
    ...leastParts.map((part) => part.line),
  ].join(' · ');
  return (
    <Text textStyle="sm" color="fg.muted">
      {t(hasOwnTerms ? 'price.leastOfList' : 'price.least', { price: money(listPrice, currency), choices })}{' '}
      <Button variant="plain" size="xs" px="0" textDecoration="underline" onClick={() => change(least)}>
        {t('price.chooseLeast')}
      </Button>
    </Text>
  );
}

type Cheapest = NonNullable<LeastPrice_product$data['cheapest']>;

function chosenOf({ main, parts }: Cheapest): ChosenPiece {
  return {
    ...partInAddress(main.alloyCode, main),
    parts: Object.fromEntries(parts.map((part) => [part.code, partInAddress(part.alloyCode, part)])),
    ownMetal: false,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
