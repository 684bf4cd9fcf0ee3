import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { QUOTE_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { ValuesForm } from '../../../../lib/forms/ValuesForm.tsx';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { links } from '../../../../links.ts';
import { SharedChanges } from '../../../../merge/SharedChanges.tsx';
import { useMergedValues } from '../../../../merge/useMergedValues.ts';
import { Conflict } from '../../../../orders/ActForm.tsx';
import { keepWrittenQuote } from '../../../../orders/written-quote.ts';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import { useReloadQuote } from '../actions/useReloadQuote.ts';
import type { OfferForm_quote$key } from './__generated__/OfferForm_quote.graphql.ts';
import { OfferLineFields } from './OfferLineFields.tsx';
import { type OfferValues, offerValues } from './offer-values.ts';
import { useLineQuantities } from './useLineQuantities.ts';
import { useSaveOffer } from './useSaveOffer.ts';

const fragment = graphql`
  fragment OfferForm_quote on PriceQuote {
    id
    number
    version
    currency
    current {
      number
      total
      marginPercent
      discountPercent
      terms
      depositPercent
      leadDays
      validOn
      internalNote
      lines {
        lineKey
        unitPrice
        calculatedPrice
        priceReason
        isOptional
        alternativeGroup
        ...OfferLineFields_line
      }
    }
  }
`;

/** Draft of an offer, for staff: prices with reasons, options and alternatives, terms. Saved as a whole. */
export function OfferForm({ quote: key }: { quote: OfferForm_quote$key }) {
  const { t } = useTranslation('quotes');
  const { percent } = useFormat();
  const toasts = useOperationToasts();
  const quote = useFragment(fragment, key);
  const { current, currency, number } = quote;
  const language = useLocale();
  const saved = useMemo(() => offerValues(current, language), [current, language]);
  const form = useForm<OfferValues>({ defaultValues: saved });
  const merge = useMergedValues(form, saved, 'lineKey');
  const [save, isSaving] = useSaveOffer(quote);
  const onReload = useReloadQuote(number);
  const { isDirty } = form.formState;
  const quantities = useLineQuantities(quote);
  const navigate = useNavigate();

  /** The catalogue then adds the configured piece to the quote. */
  function handleAddPiece() {
    keepWrittenQuote({ id: quote.id, number, lineKey: null });
    void navigate(links.catalog());
  }

  async function handleSend(values: OfferValues) {
    const failure = await save(values, saved);
    if (!failure) toasts.saved(number);
    return failure;
  }

  return (
    <DetailPanel title={t('offer.title', { number: current.number })}>
      <ValuesForm form={form} onSend={handleSend} routeNamespace="quotes" gap="5">
        <Conflict onReload={onReload} />
        <SharedChanges {...merge} prefixOf={lineNumberOf} />
        {current.lines.map((line, index) => (
          <OfferLineFields
            key={line.lineKey}
            line={line}
            index={index}
            currency={currency}
            quote={quote}
            quantities={quantities}
            form={form}
          />
        ))}
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={handleAddPiece}>
          <LuPlus aria-hidden />
          {t('offer.addPiece')}
        </Button>
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <AmountField name="terms.depositPercent" kind="PERCENT" label={t('offer.deposit')} />
          <TextField name="terms.leadDays" {...WHOLE_NUMBER} min={0} max={999} label={t('offer.leadDays')} />
          <TextField
            name="terms.validOn"
            type="date"
            label={t('offer.validOn')}
            hint={t('offer.validOnHint')}
          />
        </SimpleGrid>
        <TextAreaField name="terms.terms" label={t('terms.title')} maxLength={QUOTE_TEXT_LENGTHS.terms} />
        <TextAreaField
          name="terms.internalNote"
          label={t('offer.internalNote')}
          maxLength={QUOTE_TEXT_LENGTHS.internalNote}
        />
        <Flex
          justify="space-between"
          align="center"
          gap="4"
          wrap="wrap"
          borderTopWidth="1px"
          borderColor="border"
          pt="4"
        >
          <Stack gap="0" flex="1" minW="48">
            <AmountLine fontWeight="semibold">
              <span>{t('column.total')}</span>
              <Money amount={current.total} currency={currency} fallback={t('noTotal')} />
            </AmountLine>
            <Text textStyle="xs" color="fg.muted">
              {[
                current.marginPercent && t('offer.margin', { percent: percent(current.marginPercent) }),
                current.discountPercent &&
                  Number(current.discountPercent) > 0 &&
                  t('offer.discount', { percent: percent(current.discountPercent) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          <Button type="submit" loading={isSaving} disabled={!isDirty || merge.conflicts.length > 0}>
            {t('offer.save')}
          </Button>
        </Flex>
      </ValuesForm>
    </DetailPanel>
  );
}

/** Lines are identified by index. */
function lineNumberOf(name: string): string | null {
  const index = /^lines\.(\d+)\./.exec(name)?.[1];
  return index === undefined ? null : String(Number(index) + 1);
}
