import { useTranslation } from 'react-i18next';
import { CardPaymentDialog } from '../../../cards/CardPaymentDialog.tsx';
import { PayNowForm, type PayNowProps } from './PayNowForm.tsx';

/** Orders the cart and pays by card in a dialog. After a refusal, the checkout is unchanged. */
export function PayNowDialog(props: PayNowProps) {
  const { t } = useTranslation('cart-extras');
  return (
    <CardPaymentDialog title={t('pay.title')} onClose={props.onClose}>
      {(cards) => <PayNowForm cards={cards} {...props} />}
    </CardPaymentDialog>
  );
}
