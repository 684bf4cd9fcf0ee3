import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { choiceTexts } from '../../../cart/choices/choice-texts.ts';
import { useChoiceLabels } from '../../../cart/choices/useChoiceLabels.ts';
import { usePartTexts } from '../../../cart/choices/usePartTexts.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import type { useWishActs } from '../_lib/useWishActs.ts';
import type { WishLine_item$key } from './__generated__/WishLine_item.graphql.ts';
import { WishLineActions } from './WishLineActions.tsx';
import { WishPrice } from './WishPrice.tsx';
import { WishProblems } from './WishProblems.tsx';

const fragment = graphql`
  fragment WishLine_item on WishListItem @no_inline {
    id
    imageUrl
    addedAt
    wantedBy
    reference
    endCustomer
    note
    ownMetal
    itemType {
      id
      name
    }
    alloy {
      name
    }
    priority {
      name
    }
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
    parts {
      ...usePartTexts_parts
    }
    ...WishPrice_item
    ...WishProblems_item
    ...WishLineActions_item
  }
`;

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'auto 4.5rem minmax(0, 1fr)',
      md: 'auto 7rem minmax(0, 1fr)',
    },
    columnGap: { base: '3', md: '5' },
    alignItems: 'start',
  },
});

const Mark = chakra('input', { base: { boxSize: '4.5', mt: '1', accentColor: 'brand.solid' } });

type WishLineProps = {
  item: WishLine_item$key;
  currency: string;
  isOwn: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  acts: ReturnType<typeof useWishActs>;
};

/** A piece on a list: configuration, current price, and price change. */
export function WishLine({ item, currency, isOwn, isSelected, onSelect, acts }: WishLineProps) {
  const { t } = useTranslation(['wishes', 'cart']);
  const { date } = useFormat();
  const line = useFragment(fragment, item);
  const words = useChoiceLabels();
  const parts = usePartTexts(line.parts);
  const { name } = line.itemType;
  const texts = [
    line.ownMetal && t('cart:ownMetal'),
    line.reference && t('reference', { text: line.reference }),
    line.endCustomer && t('endCustomer', { text: line.endCustomer }),
    line.note && t('note', { text: line.note }),
    line.wantedBy && t('wantedBy', { date: date(line.wantedBy) }),
    t('addedOn', { date: date(line.addedAt) }),
  ];
  return (
    <Line>
      <Mark
        type="checkbox"
        aria-label={t('selectOf', { name })}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <PiecePicture src={line.imageUrl} alt="" sizes="7rem" />
      <Box minW="0">
        <Flex
          justify="space-between"
          align="start"
          columnGap="4"
          rowGap="1"
          wrap={{ base: 'wrap', sm: 'nowrap' }}
        >
          <Box minW="0">
            <Text as="h2" textStyle="md" fontWeight="medium">
              {name}
            </Text>
            <Text color="fg.muted" mt="0.5">
              {[...choiceTexts(line, words), line.priority.name].join(' · ')}
            </Text>
          </Box>
          <WishPrice item={line} currency={currency} />
        </Flex>
        {parts.map((part) => (
          <Text key={part.code} color="fg.muted" textStyle="sm">
            {part.line}
          </Text>
        ))}
        <Text color="fg.muted" textStyle="xs" mt="1" overflowWrap="anywhere">
          {texts.filter(Boolean).join(' · ')}
        </Text>
        <WishProblems item={line} currency={currency} />
        <WishLineActions item={line} isOwn={isOwn} acts={acts} />
      </Box>
    </Line>
  );
}
