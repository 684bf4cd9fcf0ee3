import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { ESTIMATE_TEXT_LENGTHS, MAX_LINE_QUANTITY } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../lib/forms/typed-number.ts';
import { ESTIMATE_OVERRIDEPRICE } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { EstimatePrice } from '../_lib/useEstimatePrice.ts';

/** Name, quantity, remarks and, for staff with permission, a price that overrides the calculated one. */
export function EstimateTexts({ calculated }: { calculated: EstimatePrice['price'] | null }) {
  const { t } = useTranslation('estimates');
  const { money } = useFormat();
  const can = useCan();
  const price = calculated?.unitPrice;
  return (
    <DetailPanel title={t('form.details')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          name="name"
          label={t('form.name')}
          hint={t('form.nameHint')}
          required
          maxLength={ESTIMATE_TEXT_LENGTHS.name}
        />
        <TextField
          name="quantity"
          label={t('form.quantity')}
          required
          {...WHOLE_NUMBER}
          min={1}
          max={MAX_LINE_QUANTITY}
        />
        <TextField name="wantedBy" label={t('form.wantedBy')} type="date" />
        <TextField name="reference" label={t('form.reference')} maxLength={ESTIMATE_TEXT_LENGTHS.reference} />
        {can(ESTIMATE_OVERRIDEPRICE) && (
          <>
            <AmountField
              name="ownPrice"
              label={t('form.ownPrice')}
              hint={
                calculated && price != null
                  ? t('form.ownPriceHint', { price: money(price, calculated.currency) })
                  : undefined
              }
            />
            <TextField
              name="ownPriceReason"
              label={t('form.ownPriceReason')}
              maxLength={ESTIMATE_TEXT_LENGTHS.priceReason}
            />
          </>
        )}
      </SimpleGrid>
      <TextAreaField name="note" label={t('form.note')} maxLength={ESTIMATE_TEXT_LENGTHS.note} />
    </DetailPanel>
  );
}
