import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { Sheet, type SheetColumn, SheetRow } from '../Sheet.tsx';
import type { MarketMetal_metal$key } from './__generated__/MarketMetal_metal.graphql.ts';

const MarketChart = lazy(async () => ({ default: (await import('./MarketChart.tsx')).MarketChart }));

type MarketMetalProps = { metal: MarketMetal_metal$key; currency: string };

/** A metal: current price, chart, and table of the history. */
export function MarketMetal({ metal: metalKey, currency }: MarketMetalProps) {
  const { code, name, freshness, days } = useFragment(
    graphql`
      fragment MarketMetal_metal on MarketMetal {
        code
        name
        freshness
        days {
          asOf
          buy
          sell
          source
        }
      }
    `,
    metalKey,
  );
  const { t } = useTranslation('prices');
  const { money, dateTime } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const newest = days.at(-1);
  const columns: SheetColumn[] = [
    { key: 'asOf', label: t('market.asOf') },
    { key: 'buy', label: t('market.buy'), isFigure: true },
    { key: 'sell', label: t('market.sell'), isFigure: true },
    { key: 'source', label: t('market.source') },
  ];
  const tableId = `market-${code}`;
  return (
    <Panel>
      <Stack gap="3">
        <HStack justify="space-between" align="baseline" wrap="wrap">
          <Heading as="h2" textStyle="md">
            {name}
          </Heading>
          {newest && (
            <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
              {t('market.perOunce', { amount: money(newest.sell, currency) })}
            </Text>
          )}
        </HStack>
        {newest && (
          <Text textStyle="xs" color="fg.muted">
            {t('market.since', { moment: dateTime(newest.asOf) })}
          </Text>
        )}
        {freshness !== 'FRESH' && (
          <Notice tone={freshness === 'STALE' ? 'warning' : 'error'}>
            {t(`market.freshness.${freshness}`)}
          </Notice>
        )}
        {days.length > 1 ? (
          <Suspense fallback={<LinesSkeleton lines={8} />}>
            <MarketChart label={t('market.chartOf', { name })} currency={currency} days={days} />
          </Suspense>
        ) : (
          <EmptyState title={t('market.noHistory')} />
        )}
        {days.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            alignSelf="start"
            aria-expanded={isOpen}
            aria-controls={tableId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'market.hideTable' : 'market.showTable', { name })}
          </Button>
        )}
        <div id={tableId} hidden={!isOpen}>
          {isOpen && (
            <Sheet label={t('market.tableOf', { name })} columns={columns}>
              {days.toReversed().map(({ asOf, buy, sell, source }) => (
                <SheetRow
                  key={asOf}
                  columns={columns}
                  cells={[
                    dateTime(asOf),
                    money(buy, currency),
                    money(sell, currency),
                    t(`market.sources.${source}`, { defaultValue: source }),
                  ]}
                />
              ))}
            </Sheet>
          )}
        </div>
      </Stack>
    </Panel>
  );
}
