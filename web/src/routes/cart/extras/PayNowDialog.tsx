import { useTranslation } from 'react-i18next';
import { CardPaymentDialog } from '../../../cards/CardPaymentDialog.tsx';
import { PayNowForm, type PayNowProps } from './PayNowForm.tsx';

/** Orders the cart and pays it with a card, over the checkout: whatever is refused, the checkout stays as it was. */
export function PayNowDialog(props: PayNowProps) {
  const { t } = useTranslation('cart-extras');
  return (
    <CardPaymentDialog title={t('pay.title')} onClose={props.onClose}>
      {(cards) => <PayNowForm cards={cards} {...props} />}
    </CardPaymentDialog>
  );
}
