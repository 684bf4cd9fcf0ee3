import { Box, Button, chakra, Flex, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { usePartTexts } from '../../../../cart/choices/usePartTexts.ts';
import { configuredAddress } from '../../../../cart/line-address.ts';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { typedAmount } from '../../../../lib/forms/form-values.ts';
import { QUOTE_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { NumberStepper } from '../../../../lib/forms/NumberStepper.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { amountOf } from '../../../../lib/forms/typed-number.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { PriceParts } from '../../../../orders/PriceParts.tsx';
import { RingSizeText } from '../../../../orders/RingSizeText.tsx';
import { keepWrittenQuote } from '../../../../orders/written-quote.ts';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { PiecePicture } from '../../../../ui/pictures/PiecePicture.tsx';
import { LineNotes } from '../detail/LineNotes.tsx';
import type { OfferLineFields_line$key } from './__generated__/OfferLineFields_line.graphql.ts';
import { differs, type OfferValues } from './offer-values.ts';
import type { LineQuantities } from './useLineQuantities.ts';

const fragment = graphql`
  fragment OfferLineFields_line on PriceQuoteLine {
    lineKey
    title
    quantity
    imageUrl
    calculatedPrice
    targetPrice
    cost
    marginPercent
    note
    reference
    endCustomer
    ownMetal
    wantedBy
    itemType {
      databaseId
    }
    alloy {
      code
    }
    size {
      us
      ...RingSizeText_size
    }
    priority {
      code
      name
    }
    choices {
      attributeId
      attributeCode
      attributeName
      optionId
      text
      value
    }
    parts {
      ...usePartTexts_parts
      code
      alloyCode
      size {
        us
      }
      choices {
        attributeCode
        optionId
        text
      }
      follows
    }
    summary {
      ...PriceSummary_row
    }
    breakdown {
      ...PriceBreakdown_row
    }
  }
`;

const Row = chakra('fieldset', {
  base: {
    border: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '3rem minmax(0, 1fr)', sm: '5rem minmax(0, 1fr)' },
    gap: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    pb: '5',
  },
});

type OfferLineFieldsProps = {
  line: OfferLineFields_line$key;
  index: number;
  currency: string;
  quote: { readonly id: string; readonly number: string };
  quantities: LineQuantities;
  form: UseFormReturn<OfferValues>;
};

/** Price of a line next to the calculated and target price, and whether it is optional. */
export function OfferLineFields(props: OfferLineFieldsProps) {
  const { line: key, index, currency, quote, quantities, form } = props;
  const { t } = useTranslation('quotes');
  const { date, money, percent } = useFormat();
  const language = useLocale();
  const line = useFragment(fragment, key);
  const parts = usePartTexts(line.parts);
  const navigate = useNavigate();
  const { title, quantity, calculatedPrice, targetPrice, cost, marginPercent } = line;
  const typed = form.watch(`lines.${index}.unitPrice`);
  const name = `lines.${index}`;
  const facts = [
    calculatedPrice && t('offer.calculated', { price: money(calculatedPrice, currency) }),
    targetPrice && t('offer.target', { price: money(targetPrice, currency) }),
    cost && t('offer.cost', { price: money(cost, currency) }),
    marginPercent && t('offer.margin', { percent: percent(marginPercent) }),
  ];
  const requested = [
    { label: t('line.size'), value: line.size && <RingSizeText size={line.size} /> },
    ...line.choices.map(({ attributeName, value }) => ({ label: attributeName, value })),
    ...parts.map(({ name, choices }) => ({ label: name, value: choices })),
    { label: t('line.metal'), value: line.ownMetal && t('line.ownMetal') },
    { label: t('line.priority'), value: line.priority.name },
    { label: t('line.wantedBy'), value: line.wantedBy && date(line.wantedBy) },
    { label: t('line.reference'), value: line.reference },
    { label: t('line.endCustomer'), value: line.endCustomer },
    { label: t('line.note'), value: line.note },
  ];
  /** Opens the configured piece, to change the line. */
  function handleChoices() {
    keepWrittenQuote({ id: quote.id, number: quote.number, lineKey: line.lineKey });
    void navigate(configuredAddress(line, null));
  }
  const takeable = [
    { which: 'calculated', price: calculatedPrice },
    { which: 'target', price: targetPrice },
  ].flatMap(({ which, price }) =>
    price && (amountOf(typed) === null || differs(typed, price)) ? [{ which, price }] : [],
  );
  return (
    <Row aria-label={title}>
      <PiecePicture src={line.imageUrl} alt="" sizes="80px" />
      <Box minW="0">
        <Text fontWeight="medium">{title}</Text>
        <HStack gap="3" wrap="wrap" my="2">
          <NumberStepper
            label={t('line.quantityOf', { title })}
            value={quantity}
            onChange={(pieces) => void quantities.change(line.lineKey, pieces)}
            disabled={quantities.isSaving}
          />
          <Button size="xs" variant="ghost" onClick={handleChoices}>
            {t('line.changeChoices')}
          </Button>
        </HStack>
        <Text textStyle="xs" color="fg.muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <Box mt="3">
          <KeyValueList entries={requested.filter(({ value }) => value)} />
        </Box>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" mt="3" alignItems="start">
          <AmountField
            name={`${name}.unitPrice`}
            label={t('offer.unitPrice')}
            hint={typed === '' ? t('offer.noPriceHint') : undefined}
          />
          {differs(typed, calculatedPrice) && (
            <TextField
              name={`${name}.reason`}
              label={t('offer.reason')}
              required
              maxLength={QUOTE_TEXT_LENGTHS.priceReason}
            />
          )}
        </SimpleGrid>
        <Flex gap="2" wrap="wrap" mt="2" _empty={{ display: 'none' }}>
          {takeable.map(({ which, price }) => (
            <Button
              key={which}
              size="xs"
              variant="outline"
              onClick={() =>
                form.setValue(`lines.${index}.unitPrice`, typedAmount(price, language), { shouldDirty: true })
              }
            >
              {t(`offer.take.${which}`)}
            </Button>
          ))}
        </Flex>
        <Flex gap="4" wrap="wrap" align="end" my="3">
          <CheckboxField name={`${name}.isOptional`} label={t('offer.optional')} />
          <Box w="64" maxW="full">
            <TextField
              name={`${name}.alternativeGroup`}
              label={t('offer.group')}
              maxLength={QUOTE_TEXT_LENGTHS.alternativeGroup}
            />
          </Box>
        </Flex>
        <Stack gap="2">
          <PriceParts
            summary={line.summary}
            breakdown={line.breakdown}
            currency={currency}
            subject={{ quote: quote.number, line: line.lineKey }}
          />
          <LineNotes lineKey={line.lineKey} title={title} />
        </Stack>
      </Box>
    </Row>
  );
}
