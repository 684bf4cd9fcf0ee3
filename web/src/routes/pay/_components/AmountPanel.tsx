import { Field, Heading, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../../../lib/forms/form-values.ts';
import { numberInput } from '../../../lib/forms/typed-number.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useUnderstood } from '../../../lib/forms/useUnderstood.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import type { UsePayForm } from '../_lib/usePayForm.ts';

/** The amount of new money: the missing amount by default. */
export function AmountPanel({ form }: { form: UsePayForm }) {
  const { t } = useTranslation('pay');
  const { ofCode } = useErrorText('pay');
  const codes = form.codesOf('amount');
  const language = useLocale();
  const understood = useUnderstood(form.values.amount, 'AMOUNT');
  const missing = form.preview && typedAmount(form.preview.amount, language);
  return (
    <Stack gap="3">
      <Heading as="h2" id="pay-money" textStyle="md">
        {t('money.title')}
      </Heading>
      <Field.Root id="pay-amount" invalid={codes.length > 0} maxW="xs">
        <Field.Label>{t('money.amount')}</Field.Label>
        <Input
          {...numberInput('AMOUNT')}
          value={form.values.amount}
          {...(missing ? { placeholder: missing } : {})}
          onChange={(event) => form.typeAmount(event.currentTarget.value)}
        />
        <Field.HelperText>{understood ?? t('money.hint')}</Field.HelperText>
        {codes.map((code) => (
          <Field.ErrorText key={code}>{ofCode(code)}</Field.ErrorText>
        ))}
      </Field.Root>
    </Stack>
  );
}
