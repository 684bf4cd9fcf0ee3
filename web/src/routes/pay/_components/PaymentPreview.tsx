import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { type TotalRow, TotalsList } from '../../../ui/data/TotalsList.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { UsePayForm } from '../_lib/usePayForm.ts';

const Legs = chakra('ul', {
  base: {
    listStyle: 'none',
    textStyle: 'sm',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '3', py: '1' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

/** All movements of the payment, its total, and the balance afterwards. */
export function PaymentPreview({ form }: { form: UsePayForm }) {
  const { t } = useTranslation('pay');
  const { money } = useFormat();
  const { preview, currency, isPending, hasFailed } = form;
  const legs = preview?.legs ?? [];
  const hasMoney = preview !== null && (legs.length > 0 || Number(preview.amount) > 0);
  return (
    <Stack gap="3" aria-busy={isPending} opacity={isPending && preview ? 0.6 : 1}>
      <Heading as="h2" id="pay-preview" textStyle="md">
        {t('preview.title')}
      </Heading>
      {hasFailed && <Notice tone="error">{t('preview.failed')}</Notice>}
      {!hasMoney || !preview || !currency ? (
        <Text color="fg.muted">{t('preview.empty')}</Text>
      ) : (
        <>
          <Legs>
            {legs.map(({ source, sourceNumber, invoiceNumber, amount }) => (
              <li key={`${source} ${sourceNumber} ${invoiceNumber}`}>
                <span>
                  {t('preview.leg', { from: sourceNumber ?? t('preview.money'), to: invoiceNumber })}
                </span>
                <Money amount={amount} currency={currency} />
              </li>
            ))}
          </Legs>
          <TotalsList rows={sums(preview, t)} currency={currency} />
          <Stack gap="0" color="fg.muted" textStyle="sm" role="status">
            {preview.invoices.map(({ number, balance }) => (
              <span key={number}>
                {Number(balance) > 0
                  ? t('preview.left', { number, balance: money(balance, currency) })
                  : t('preview.paid', { number })}
              </span>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

type Preview = NonNullable<UsePayForm['preview']>;

function sums(preview: Preview, t: (key: string) => string): TotalRow[] {
  const { total, credits, prepayments, amount, rest } = preview;
  const rows = [
    { key: 'total', label: t('preview.total'), amount: total, isShown: true },
    { key: 'credits', label: t('preview.credits'), amount: credits, isShown: Number(credits) > 0 },
    {
      key: 'prepayments',
      label: t('preview.prepayments'),
      amount: prepayments,
      isShown: Number(prepayments) > 0,
    },
    { key: 'rest', label: t('preview.rest'), amount: rest, isShown: Number(rest) > 0 },
    { key: 'charge', label: t('preview.charge'), amount, isGrand: true, isShown: true },
  ];
  return rows.filter(({ isShown }) => isShown).map(({ isShown: _isShown, ...row }) => row);
}
