import { Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PriceState } from '../../../configuration/price-feed.ts';
import { ExplainPrice } from '../../../explain-price/ExplainPrice.tsx';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { EstimatePrice } from '../_lib/useEstimatePrice.ts';

const Amount = chakra('p', {
  base: {
    textStyle: 'xl',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: 'fg.gold',
    transition: 'opacity',
    transitionDuration: 'moderate',
    '&[data-pending]': { opacity: 0.5 },
  },
});

const Fold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '3',
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', borderRadius: 'l1' },
  },
});

const Rows = chakra('table', {
  base: {
    width: 'full',
    mt: '2',
    textStyle: 'table',
    '& th, & td': { py: '1', textAlign: 'start', fontWeight: 'normal', verticalAlign: 'top' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', ps: '3', fontVariantNumeric: 'tabular-nums' },
    '& tr + tr, & tfoot tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tfoot :is(th, td)': { fontWeight: 'semibold' },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs' },
  },
});

type EstimatePricePanelProps = {
  state: PriceState<EstimatePrice> & { retry: () => void };
  quantity: number;
  /** What a price needs is there. */
  isComplete: boolean;
  /** Number of the estimate whose saved price it is. */
  savedAs: string | null | undefined;
};

/** What it would cost, following what is typed; the rows behind it for those who may see them. */
export function EstimatePricePanel({ state, quantity, isComplete, savedAs }: EstimatePricePanelProps) {
  const { t } = useTranslation('estimates');
  const { money, weight, date } = useFormat();
  const { price: calculation, isPending, hasFailed, retry } = state;
  const price = isComplete ? (calculation?.price ?? null) : null;
  return (
    <DetailPanel title={t('price.title')}>
      <Stack gap="3">
        <Amount
          data-pending={isPending && price ? '' : undefined}
          aria-live="polite"
          aria-busy={isComplete && isPending}
        >
          <Figure price={price} isComplete={isComplete} isPending={isPending} />
        </Amount>
        {price?.unitPrice != null && quantity > 1 && (
          <Text textStyle="xs" color="fg.muted">
            {t('price.each', { quantity, price: money(price.unitPrice, price.currency) })}
          </Text>
        )}
        {hasFailed && isComplete && (
          <Text role="alert" textStyle="sm" color="fg.error">
            {t('price.failed')}{' '}
            <Button variant="plain" size="xs" onClick={retry}>
              {t('price.retry')}
            </Button>
          </Text>
        )}
        {price?.warnings.map(({ code }) => (
          <Text key={code} textStyle="sm" color="fg.warning">
            {t(`warnings.${code}`)}
          </Text>
        ))}
        {price && (
          <Text textStyle="xs" color="fg.muted">
            {price.estimatedWeight != null && t('price.weight', { weight: weight(price.estimatedWeight) })}
            {price.estimatedWeight != null && price.promisedOn != null && ' · '}
            {price.promisedOn != null && t('price.ready', { date: date(price.promisedOn) })}
          </Text>
        )}
        {price && <PriceRows price={price} />}
        {price?.unitPrice != null && savedAs && <ExplainPrice of={{ estimate: savedAs }} />}
        <Text textStyle="xs" color="fg.muted">
          {t('price.commits')}
        </Text>
      </Stack>
    </DetailPanel>
  );
}

type Price = EstimatePrice['price'];

function Figure({
  price,
  isComplete,
  isPending,
}: {
  price: Price | null;
  isComplete: boolean;
  isPending: boolean;
}) {
  const { t } = useTranslation('estimates');
  const { money } = useFormat();
  if (!isComplete) {
    return (
      <Text as="span" textStyle="sm" fontWeight="normal" color="fg.muted">
        {t('price.incomplete')}
      </Text>
    );
  }
  if (price === null) return isPending ? <Skeleton as="span" display="block" h="8" w="32" /> : '–';
  if (price.linePrice != null) return money(price.linePrice, price.currency);
  return price.quoteRequired ? t('price.onRequest') : '–';
}

function PriceRows({ price }: { price: Price }) {
  const { t } = useTranslation('estimates');
  const { money, number } = useFormat();
  const rows = price.breakdown ?? price.summary;
  if (!rows || rows.length === 0 || price.unitPrice == null) return null;
  return (
    <Fold>
      <summary>{t('price.rows')}</summary>
      <Rows>
        <tbody>
          {rows.map(({ kind, code, name, quantity, unit, rate, amount }) => (
            <tr key={[kind, code, name, amount].join(' ')}>
              <th scope="row">
                {name}
                {quantity != null && rate != null && (
                  <small>
                    {t('price.row', {
                      quantity: number(quantity),
                      unit: t(`unit.${unit}`, { defaultValue: unit ?? '' }),
                      rate: number(rate),
                    })}
                  </small>
                )}
              </th>
              <td>{money(amount, price.currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('price.unit')}</th>
            <td>{money(price.unitPrice, price.currency)}</td>
          </tr>
        </tfoot>
      </Rows>
    </Fold>
  );
}
