import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePartTexts } from '../../../../cart/choices/usePartTexts.ts';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { PriceBasis, PriceParts } from '../../../../orders/PriceParts.tsx';
import { RingSizeText } from '../../../../orders/RingSizeText.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { PiecePicture } from '../../../../ui/pictures/PiecePicture.tsx';
import type { QuoteLine_line$key } from './__generated__/QuoteLine_line.graphql.ts';
import { LineNotes } from './LineNotes.tsx';

const fragment = graphql`
  fragment QuoteLine_line on PriceQuoteLine {
    variantCode
    lineKey
    title
    quantity
    imageUrl
    unitPrice
    linePrice
    targetPrice
    calculatedPrice
    cost
    marginPercent
    priceReason
    pricingNote
    estimatedWeight
    marketAsOf
    wantedBy
    reference
    endCustomer
    note
    reorderedFrom
    isOptional
    alternativeGroup
    itemType {
      code
    }
    alloy {
      name
      mark
    }
    size {
      ...RingSizeText_size
    }
    priority {
      name
    }
    choices {
      attributeId
      attributeName
      value
    }
    ownMetal
    parts {
      ...usePartTexts_parts
    }
    drawing {
      url
      name
    }
    summary {
      ...PriceSummary_row
    }
    breakdown {
      ...PriceBreakdown_row
    }
  }
`;

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
    gap: { base: '3', sm: '5' },
    alignItems: 'start',
  },
});

const Prices = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '6',
    rowGap: '1',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end' },
  },
});

const FileLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

type QuoteLineProps = {
  line: QuoteLine_line$key;
  currency: string;
  /** Number of the quote. */
  quote: string;
  /** Number of the line’s version; absent: the current one. */
  version: number | undefined;
};

/** An offered piece: configuration and price; for staff with its calculation. */
export function QuoteLine({ line: key, currency, quote, version }: QuoteLineProps) {
  const { t } = useTranslation('quotes');
  const { date, percent, weight } = useFormat();
  const line = useFragment(fragment, key);
  const parts = usePartTexts(line.parts);
  const { quantity, size, alloy, alternativeGroup, drawing } = line;
  const metal = `${alloy.name} (${alloy.mark})`;
  const entries = [
    {
      label: t('line.metal'),
      value: [metal, line.ownMetal && t('line.ownMetal')].filter(Boolean).join(' · '),
    },
    { label: t('line.size'), value: size && <RingSizeText size={size} /> },
    ...line.choices.map(({ attributeName, value }) => ({ label: attributeName, value })),
    ...parts.map(({ name, choices }) => ({ label: name, value: choices })),
    { label: t('line.weight'), value: Number(line.estimatedWeight) > 0 && weight(line.estimatedWeight) },
    { label: t('line.priority'), value: line.priority.name },
    { label: t('line.wantedBy'), value: line.wantedBy && date(line.wantedBy) },
    { label: t('line.reference'), value: line.reference },
    { label: t('line.endCustomer'), value: line.endCustomer },
    { label: t('line.reorderedFrom'), value: line.reorderedFrom },
    { label: t('line.note'), value: line.note },
    {
      label: t('line.drawing'),
      value: drawing && (
        <FileLink href={drawing.url} target="_blank" rel="noreferrer">
          {drawing.name}
        </FileLink>
      ),
    },
  ];
  const prices = [
    { label: t('line.unitPrice'), amount: line.unitPrice, fallback: t('noPrice') },
    ...(quantity > 1
      ? [{ label: t('line.linePrice', { count: quantity }), amount: line.linePrice, fallback: '–' }]
      : []),
    ...optionalAmount(t('line.targetPrice'), line.targetPrice),
    ...optionalAmount(t('line.calculatedPrice'), line.calculatedPrice),
    ...optionalAmount(t('line.cost'), line.cost),
  ];
  return (
    <Row>
      <PiecePicture src={line.imageUrl} alt="" sizes="112px" />
      <Box minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="medium">
            {line.title}
            {quantity > 1 && ` × ${quantity}`}
          </Text>
          {line.isOptional && <Badge>{t('line.optional')}</Badge>}
          {alternativeGroup && <Badge>{t('line.alternative', { group: alternativeGroup })}</Badge>}
        </Flex>
        <Text textStyle="xs" color="fg.muted" mb="3">
          {line.variantCode ?? line.itemType.code}
        </Text>
        <KeyValueList entries={entries.filter(({ value }) => value)} />
        <Flex direction="column" gap="2" mt="4" textStyle="sm">
          <Prices>
            {prices.map(({ label, amount, fallback }) => (
              <Box key={label} display="contents">
                <dt>{label}</dt>
                <dd>
                  <Money amount={amount} currency={currency} fallback={fallback} />
                </dd>
              </Box>
            ))}
            {line.marginPercent != null && (
              <>
                <dt>{t('line.margin')}</dt>
                <dd>{percent(line.marginPercent)}</dd>
              </>
            )}
          </Prices>
          {line.priceReason && (
            <Text color="fg.muted">{t('line.priceReason', { reason: line.priceReason })}</Text>
          )}
          {line.unitPrice != null && <PriceBasis {...line} />}
          <PriceParts
            summary={line.summary}
            breakdown={line.breakdown}
            currency={currency}
            subject={{ quote, version: version ?? null, line: line.lineKey }}
          />
          <LineNotes lineKey={line.lineKey} title={line.title} />
        </Flex>
      </Box>
    </Row>
  );
}

function optionalAmount(label: string, amount: string | null | undefined) {
  return amount == null ? [] : [{ label, amount, fallback: '–' }];
}
