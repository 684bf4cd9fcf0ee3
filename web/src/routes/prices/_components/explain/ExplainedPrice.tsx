import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Sheet, type SheetColumn, SheetRow } from '../Sheet.tsx';
import type { ExplainedPrice_price$key } from './__generated__/ExplainedPrice_price.graphql.ts';
import { RowOrigin } from './RowOrigin.tsx';
import { useFormula } from './useFormula.ts';

/** A price with its rows: calculation and source of each. */
export function ExplainedPrice({ price: priceKey }: { price: ExplainedPrice_price$key }) {
  const { title, currency, quantity, pricedAt, isKept, unitPrice, calculatedPrice, rows } = useFragment(
    graphql`
      fragment ExplainedPrice_price on PriceExplanation {
        title
        currency
        quantity
        pricedAt
        isKept
        unitPrice
        calculatedPrice
        rows {
          row {
            kind
            code
            name
            quantity
            unit
            rate
            amount
          }
          ...RowOrigin_row
        }
      }
    `,
    priceKey,
  );
  const { t } = useTranslation('prices');
  const { money, dateTime, number } = useFormat();
  const formulaOf = useFormula(currency);
  const columns: SheetColumn[] = [
    { key: 'row', label: t('explain.row') },
    { key: 'formula', label: t('explain.formula'), isFigure: true },
    { key: 'amount', label: t('explain.amount'), isFigure: true },
    { key: 'origin', label: t('explain.origin') },
  ];
  const isOther = isKept && unitPrice !== calculatedPrice;
  return (
    <Stack gap="3">
      <HStack justify="space-between" align="baseline" wrap="wrap">
        <Heading as="h2" textStyle="lg">
          {title}
        </Heading>
        <Text textStyle="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {unitPrice ? t('explain.each', { amount: money(unitPrice, currency) }) : t('explain.noPrice')}
        </Text>
      </HStack>
      <Text textStyle="sm" color="fg.muted">
        {t(isKept ? 'explain.keptAt' : 'explain.calculatedAt', {
          moment: dateTime(pricedAt),
          quantity: number(quantity, 0),
        })}
      </Text>
      {isOther && (
        <Notice tone="info">
          {calculatedPrice
            ? t('explain.otherPrice', { amount: money(calculatedPrice, currency) })
            : t('explain.noLongerPriced')}
        </Notice>
      )}
      {rows.length > 0 && (
        <Sheet label={t('explain.rowsOf', { title })} columns={columns}>
          {rows.map((explained) => {
            const { kind, code, name, amount } = explained.row;
            return (
              <SheetRow
                key={`${kind} ${code} ${amount}`}
                columns={columns}
                cells={[
                  name,
                  formulaOf(explained.row),
                  money(amount, currency),
                  <RowOrigin key="origin" row={explained} />,
                ]}
              />
            );
          })}
        </Sheet>
      )}
    </Stack>
  );
}
