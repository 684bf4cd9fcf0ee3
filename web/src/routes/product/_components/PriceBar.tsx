import { Box, Button, chakra, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceState } from '../../../configuration/price-feed.ts';
import type { Price } from '../../../configuration/usePrice.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useViewer } from '../../../lib/session/useShell.ts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--ax-bottom-bar, 0px)',
    zIndex: 'docked',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '3', md: '4' },
    bg: 'var(--ax-surface)',
    borderTopWidth: '1px',
    borderColor: 'border',
    py: '3',
    // Full width on a phone.
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
  },
});

const Amount = chakra('p', {
  base: {
    // The longest French amounts fit next to the button on a narrow phone.
    textStyle: { base: 'md', sm: 'lg', md: 'xl' },
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: 'fg.gold',
    transition: 'opacity',
    transitionDuration: 'moderate',
    '&[data-pending]': { opacity: 0.5 },
  },
});

const From = chakra('span', {
  base: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
});

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

type PriceBarProps = {
  state: PriceState<Price> & { retry: () => void };
  quantity: number;
  isOnRequest: boolean;
  /** Price shown while required choices are missing, with its currency. */
  listPrice: string | null | undefined;
  currency: string;
  action: ReactNode;
};

/** Price and button, always visible. The old price is dimmed while a new one is loading. */
export function PriceBar({ action, quantity, ...figure }: PriceBarProps) {
  const { state } = figure;
  const { price, isPending } = state;
  return (
    <Bar>
      <Box minW="0" minH="12" alignContent="center">
        <Amount
          data-pending={isPending && price !== null ? '' : undefined}
          aria-live="polite"
          aria-busy={isPending}
        >
          <Figure {...figure} />
        </Amount>
        <Under state={state} quantity={quantity} />
      </Box>
      {action}
    </Bar>
  );
}

function Figure({ state, isOnRequest, listPrice, currency }: Omit<PriceBarProps, 'quantity' | 'action'>) {
  const { t } = useTranslation('product');
  const { money } = useFormat();
  const hasOwnTerms = useViewer()?.customer != null;
  const { price, isPending } = state;
  if (isOnRequest) return t('price.onRequest');
  if (price === null) return isPending ? <Skeleton as="span" display="block" h="8" w="32" /> : '–';
  if (price.linePrice != null) return <Whole>{money(price.linePrice, price.currency)}</Whole>;
  if (price.missing.length === 0) return t('price.hidden');
  if (listPrice == null) return '–';
  return (
    <>
      <From>{t(hasOwnTerms ? 'price.listFrom' : 'price.from')}</From>
      <Whole>{money(listPrice, currency)}</Whole>
    </>
  );
}

function Under({ state: { price, hasFailed, retry }, quantity }: Pick<PriceBarProps, 'state' | 'quantity'>) {
  const { t } = useTranslation('product');
  const { money } = useFormat();
  if (hasFailed) {
    return (
      <Text role="alert" textStyle="xs" color="fg.error">
        {t('price.failed')}{' '}
        <Button variant="plain" size="xs" onClick={retry}>
          {t('price.retry')}
        </Button>
      </Text>
    );
  }
  if (price?.unitPrice == null || price.quoteRequired || quantity === 1) return null;
  return (
    <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {t('price.each', { quantity, price: money(price.unitPrice, price.currency) })}
    </Text>
  );
}
