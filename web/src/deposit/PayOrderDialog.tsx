import { useTranslation } from 'react-i18next';
import { CardPaymentDialog } from '../cards/CardPaymentDialog.tsx';
import { PayOrderForm, type PayOrderProps } from './PayOrderForm.tsx';

/** Pays for a sales order by card: its deposit, a layaway instalment, or the rest. */
export function PayOrderDialog(props: PayOrderProps) {
  const { t } = useTranslation('pay-order');
  return (
    <CardPaymentDialog title={t('title', { number: props.order.number })} onClose={props.onClose}>
      {(cards) => <PayOrderForm cards={cards} {...props} />}
    </CardPaymentDialog>
  );
}
