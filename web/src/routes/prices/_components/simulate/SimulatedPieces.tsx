import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Sheet, type SheetColumn, SheetRow } from '../Sheet.tsx';
import type { SimulatedPieces_simulation$key } from './__generated__/SimulatedPieces_simulation.graphql.ts';
import { marginText } from './margin-text.ts';

/** Rows per step. */
const STEP = 50;

/** Pieces at list terms before and after, largest change first. */
export function SimulatedPieces({ simulation }: { simulation: SimulatedPieces_simulation$key }) {
  const { currency, unpriced, pieces } = useFragment(
    graphql`
      fragment SimulatedPieces_simulation on PriceSimulation {
        currency
        unpriced
        pieces {
          code
          name
          price {
            before
            after
            difference
            differencePercent
            marginBefore
            marginAfter
            marginIfKept
          }
        }
      }
    `,
    simulation,
  );
  const { t } = useTranslation('prices');
  const { money, percent } = useFormat();
  const [shown, setShown] = useState(STEP);
  const columns: SheetColumn[] = [
    { key: 'piece', label: t('simulate.piece') },
    { key: 'before', label: t('simulate.before'), isFigure: true },
    { key: 'after', label: t('simulate.after'), isFigure: true },
    { key: 'difference', label: t('simulate.difference'), isFigure: true },
    { key: 'marginBefore', label: t('simulate.marginBefore'), isFigure: true },
    { key: 'marginAfter', label: t('simulate.marginAfter'), isFigure: true },
    { key: 'marginIfKept', label: t('simulate.marginIfKept'), isFigure: true },
  ];
  return (
    <Stack gap="3">
      <Heading as="h2" textStyle="md">
        {t('simulate.pieces', { count: pieces.length })}
      </Heading>
      {unpriced > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t('simulate.unpriced', { count: unpriced })}
        </Text>
      )}
      {pieces.length === 0 ? (
        <EmptyState title={t('simulate.noPieces')} hint={t('simulate.noPiecesHint')} />
      ) : (
        <Sheet label={t('simulate.pieces', { count: pieces.length })} columns={columns}>
          {pieces.slice(0, shown).map(({ code, name, price }) => (
            <SheetRow
              key={code}
              columns={columns}
              cells={[
                <AppLink key="piece" to={links.explainPrice({ piece: code })}>
                  {`${name} (${code})`}
                </AppLink>,
                money(price.before, currency),
                money(price.after, currency),
                `${money(price.difference, currency)} (${marginText(price.differencePercent, percent)})`,
                marginText(price.marginBefore, percent),
                marginText(price.marginAfter, percent),
                marginText(price.marginIfKept, percent),
              ]}
            />
          ))}
        </Sheet>
      )}
      {pieces.length > shown && (
        <Button size="sm" variant="outline" alignSelf="center" onClick={() => setShown(shown + STEP)}>
          {t('grid.more')}
        </Button>
      )}
    </Stack>
  );
}
