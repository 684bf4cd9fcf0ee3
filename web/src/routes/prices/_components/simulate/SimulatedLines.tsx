import { Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { Sheet, type SheetColumn, SheetRow } from '../Sheet.tsx';
import type { SimulatedLines_simulation$key } from './__generated__/SimulatedLines_simulation.graphql.ts';
import { marginText } from './margin-text.ts';

/** Lines of open quotes: fixed offers, and the changed margin. */
export function SimulatedLines({ simulation }: { simulation: SimulatedLines_simulation$key }) {
  const { currency, lines, quotedTotal } = useFragment(
    graphql`
      fragment SimulatedLines_simulation on PriceSimulation {
        currency
        quotedTotal {
          before
          after
          difference
        }
        lines {
          quoteNumber
          lineKey
          customerName
          title
          quantity
          unitPrice
          price {
            before
            after
            difference
            marginBefore
            marginIfKept
          }
        }
      }
    `,
    simulation,
  );
  const { t } = useTranslation('prices');
  const { money, percent, number } = useFormat();
  const columns: SheetColumn[] = [
    { key: 'quote', label: t('simulate.quote') },
    { key: 'title', label: t('simulate.piece') },
    { key: 'quantity', label: t('simulate.quantity'), isFigure: true },
    { key: 'offered', label: t('simulate.offered'), isFigure: true },
    { key: 'before', label: t('simulate.before'), isFigure: true },
    { key: 'after', label: t('simulate.after'), isFigure: true },
    { key: 'marginBefore', label: t('simulate.marginBefore'), isFigure: true },
    { key: 'marginIfKept', label: t('simulate.marginIfKept'), isFigure: true },
  ];
  return (
    <Stack gap="3">
      <Heading as="h2" textStyle="md">
        {t('simulate.lines', { count: lines.length })}
      </Heading>
      {lines.length === 0 ? (
        <Text color="fg.muted">{t('simulate.noLines')}</Text>
      ) : (
        <>
          <Text textStyle="sm">
            {t('simulate.total', {
              before: money(quotedTotal.before, currency),
              after: money(quotedTotal.after, currency),
              difference: money(quotedTotal.difference, currency),
            })}
          </Text>
          <Sheet label={t('simulate.lines', { count: lines.length })} columns={columns}>
            {lines.map(({ quoteNumber, lineKey, customerName, title, quantity, unitPrice, price }) => (
              <SheetRow
                key={`${quoteNumber} ${lineKey}`}
                columns={columns}
                cells={[
                  <span key="quote">
                    <AppLink to={links.quote(quoteNumber)}>{quoteNumber}</AppLink> {customerName}
                  </span>,
                  <AppLink key="title" to={links.explainPrice({ quote: quoteNumber, line: lineKey })}>
                    {title}
                  </AppLink>,
                  number(quantity, 0),
                  unitPrice ? money(unitPrice, currency) : '–',
                  money(price.before, currency),
                  money(price.after, currency),
                  marginText(price.marginBefore, percent),
                  marginText(price.marginIfKept, percent),
                ]}
              />
            ))}
          </Sheet>
        </>
      )}
    </Stack>
  );
}
