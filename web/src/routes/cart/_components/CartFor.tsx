import { Span } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';

/** Customer and account number of the cart. For staff it is labelled as a phone order. */
export function CartFor() {
  const { t } = useTranslation('checkout');
  const { customer, isStaff } = useSignedInViewer();
  if (!customer) return null;
  const names = { name: customer.name, account: customer.accountNumber };
  if (!isStaff) return t('for', names);
  return (
    <Span color="fg.gold" fontWeight="medium">
      {t('forByPhone', names)}
    </Span>
  );
}
