import { useTranslation } from 'react-i18next';
import { CardPaymentDialog } from '../cards/CardPaymentDialog.tsx';
import { PayOrderForm, type PayOrderProps } from './PayOrderForm.tsx';

/** Pays towards a sales order with a card: its deposit, a part of a layaway, or the rest. */
export function PayOrderDialog(props: PayOrderProps) {
  const { t } = useTranslation('pay-order');
  return (
    <CardPaymentDialog title={t('title', { number: props.order.number })} onClose={props.onClose}>
      {(cards) => <PayOrderForm cards={cards} {...props} />}
    </CardPaymentDialog>
  );
}
