import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { choiceTexts } from '../../cart/choices/choice-texts.ts';
import { useChoiceLabels } from '../../cart/choices/useChoiceLabels.ts';
import { usePartTexts } from '../../cart/choices/usePartTexts.ts';
import { lineAddress } from '../../cart/line-address.ts';
import { useLineQuantity } from '../../cart/useLineQuantity.ts';
import { useRemoveLine } from '../../cart/useRemoveLine.ts';
import { NumberStepper } from '../../lib/forms/NumberStepper.tsx';
import { CART_DELETE, CART_EDIT } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { PricingNote } from '../../orders/PricingNote.tsx';
import { AppLink } from '../../ui/actions/AppLink.tsx';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { Money } from '../../ui/data/Money.tsx';
import { PiecePicture } from '../../ui/pictures/PiecePicture.tsx';
import type { CartPanelLine_item$key } from './__generated__/CartPanelLine_item.graphql.ts';

const fragment = graphql`
  fragment CartPanelLine_item on CartItem {
    id
    quantity
    linePrice
    pricingNote
    imageUrl
    itemType {
      name
    }
    alloy {
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
    ...keptLine_item
  }
`;

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem 1fr',
    gap: '4',
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _first: { pt: '0' },
    _last: { borderBottomWidth: '0' },
  },
});

/** A line of the panel: piece, quantity and price. */
export function CartPanelLine({ item, currency }: { item: CartPanelLine_item$key; currency: string }) {
  const { t } = useTranslation('cart');
  const can = useCan();
  const line = useFragment(fragment, item);
  const labels = useChoiceLabels();
  const parts = usePartTexts(line.parts);
  const { quantity, isSettling, change } = useLineQuantity(line);
  const [remove, isRemoving] = useRemoveLine();
  const { name } = line.itemType;
  return (
    <Line>
      <PiecePicture src={line.imageUrl} alt="" sizes="5rem" />
      <Box minW="0">
        <Flex justify="space-between" gap="2">
          <AppLink to={lineAddress(line)} variant="plain" color="fg" fontWeight="medium">
            {name}
          </AppLink>
          {can(CART_DELETE) && (
            <IconAction
              label={t('removeOf', { name })}
              icon={<LuTrash2 />}
              size="xs"
              loading={isRemoving}
              onClick={() => remove(line)}
            />
          )}
        </Flex>
        <Text textStyle="xs" color="fg.muted" lineClamp="2">
          {[...choiceTexts(line, labels), ...parts.map((part) => part.line)].join(' · ')}
        </Text>
        <Flex align="center" gap="2" mt="2">
          <NumberStepper
            label={t('quantityOf', { name })}
            value={quantity}
            onChange={change}
            disabled={!can(CART_EDIT)}
          />
          <Text as="div" textStyle="label" ms="auto" opacity={isSettling ? 0.5 : 1} aria-busy={isSettling}>
            <Money amount={line.linePrice} currency={currency} />
          </Text>
        </Flex>
        {line.linePrice != null && <PricingNote note={line.pricingNote} />}
      </Box>
    </Line>
  );
}
