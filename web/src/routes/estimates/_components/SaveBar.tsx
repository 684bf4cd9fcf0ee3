import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { type SavedPrice, shownPrice } from '../_lib/saved-price.ts';
import type { EstimatePrice } from '../_lib/useEstimatePrice.ts';

const Bar = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'sticky',
    bottom: 'var(--ax-bottom-bar, 0px)',
    zIndex: 'docked',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    bg: 'bg.page',
    borderTopWidth: '1px',
    borderColor: 'border',
    py: '3',
    // Full width on narrow pages.
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
  },
});

type SaveBarProps = {
  price: EstimatePrice['price'] | null;
  saved: SavedPrice | null;
  /** The typed price of one piece; null: none. */
  ownPrice: string | null;
  quantity: number;
  isPending: boolean;
  children: ReactNode;
};

/** On narrow pages: total and button, always visible. */
export function SaveBar({ price, saved, ownPrice, quantity, isPending, children }: SaveBarProps) {
  const { t } = useTranslation('estimates');
  const { money } = useFormat();
  const shown = shownPrice({ live: price, saved, ownPrice, quantity });
  return (
    <Bar>
      <Box flex="none" opacity={isPending && price && !saved ? 0.5 : 1}>
        <Text fontWeight="semibold" color="fg.gold" fontVariantNumeric="tabular-nums">
          {shown ? money(shown.total, shown.currency) : price?.quoteRequired ? t('price.onRequest') : '–'}
        </Text>
      </Box>
      {children}
    </Bar>
  );
}
