import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { ActForm, type ActFormProps } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import type { PaymentFormReloadQuery } from './__generated__/PaymentFormReloadQuery.graphql.ts';

const query = graphql`
  query PaymentFormReloadQuery($number: String!) {
    payment(number: $number) {
      ...PaymentView_payment
    }
  }
`;

type PaymentFormProps = Omit<ActFormProps, 'namespace' | 'onReload'> & {
  /** Reloaded after a conflict. */
  number: string;
  title: string;
  size?: 'sm' | 'md' | undefined;
};

/** A form dialog of a payment. */
export function PaymentForm({ number, title, size, ...form }: PaymentFormProps) {
  const environment = useRelayEnvironment();

  async function handleReload() {
    await fetchQuery<PaymentFormReloadQuery>(environment, query, { number }).toPromise();
  }

  return (
    <ModalDialog isOpen onClose={form.onClose} title={`${title} · ${number}`} size={size ?? 'sm'}>
      <ActForm {...form} namespace="payments" onReload={handleReload} />
    </ModalDialog>
  );
}
