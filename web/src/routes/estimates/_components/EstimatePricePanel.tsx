import { Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PriceState } from '../../../configuration/price-feed.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { ExplainPrice } from '../../../orders/explain-price/ExplainPrice.tsx';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { type Missing, type SavedPrice, type ShownPrice, shownPrice } from '../_lib/saved-price.ts';
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

const RowTable = chakra('table', {
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
  /** What is missing for a price; null: nothing. */
  missing: Missing | null;
  /** The saved estimate, while nothing else is typed. */
  saved: SavedPrice | null;
  /** The typed price of one piece; null: none. */
  ownPrice: string | null;
};

/** The saved or live price, with its rows for users who may see them. */
export function EstimatePricePanel({ state, quantity, missing, saved, ownPrice }: EstimatePricePanelProps) {
  const { t } = useTranslation('estimates');
  const { money, weight, date } = useFormat();
  const { price: calculation, isPending, hasFailed, retry } = state;
  const isComplete = missing === null;
  const live = isComplete ? (calculation?.price ?? null) : null;
  const price = saved ? null : live;
  const shown = shownPrice({ live: price, saved, ownPrice, quantity });
  return (
    <DetailPanel title={t('price.title')}>
      <Stack gap="3">
        <Amount
          data-pending={isPending && price ? '' : undefined}
          aria-live="polite"
          aria-busy={isComplete && isPending && !saved}
        >
          {shown ? (
            money(shown.total, shown.currency)
          ) : (
            <NoFigure
              missing={missing}
              isPending={isPending && !saved && !price}
              isQuoted={live?.quoteRequired}
            />
          )}
        </Amount>
        {shown && quantity > 1 && (
          <Text textStyle="xs" color="fg.muted">
            {t('price.each', { quantity, price: money(shown.unitPrice, shown.currency) })}
          </Text>
        )}
        {shown && <PricingNote note={(saved ?? price)?.pricingNote} />}
        {hasFailed && isComplete && !saved && (
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
        {shown?.isByHand ? null : <PriceRows price={saved ?? price} />}
        {saved?.unitPrice != null && <ExplainPrice of={{ estimate: saved.number }} />}
        <Text textStyle="xs" color="fg.muted">
          {t(dayOf(saved, shown), { date: saved ? date(saved.pricedAt) : '' })}
        </Text>
      </Stack>
    </DetailPanel>
  );
}

type Price = EstimatePrice['price'];

/** Text with the date of the price. */
function dayOf(saved: SavedPrice | null, shown: ShownPrice | null) {
  if (saved?.isClosed) return 'price.ofClosing';
  if (shown?.isByHand) return saved ? 'price.byHandOf' : 'price.byHand';
  return saved ? 'price.of' : 'price.ofToday';
}

type NoFigureProps = { missing: Missing | null; isPending: boolean; isQuoted: boolean | undefined };

function NoFigure({ missing, isPending, isQuoted }: NoFigureProps) {
  const { t } = useTranslation('estimates');
  if (missing !== null) {
    return (
      <Text as="span" textStyle="sm" fontWeight="normal" color="fg.muted">
        {t(missing === 'stones' ? 'price.stonesIncomplete' : 'price.incomplete')}
      </Text>
    );
  }
  if (isPending) return <Skeleton as="span" display="block" h="8" w="32" />;
  return isQuoted ? t('price.onRequest') : '–';
}

type Rows = Pick<Price, 'breakdown' | 'summary' | 'unitPrice' | 'currency'>;

function PriceRows({ price }: { price: Rows | null }) {
  const { t } = useTranslation('estimates');
  const { money, number } = useFormat();
  if (!price) return null;
  const rows = price.breakdown ?? price.summary;
  if (!rows || rows.length === 0 || price.unitPrice == null) return null;
  return (
    <Fold>
      <summary>{t('price.rows')}</summary>
      <RowTable>
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
      </RowTable>
    </Fold>
  );
}
