import type { ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { OrderFormReloadQuery } from './__generated__/OrderFormReloadQuery.graphql.ts';

const query = graphql`
  query OrderFormReloadQuery($number: String!) {
    salesOrder(number: $number) {
      ...SalesOrderView_order
    }
  }
`;

type OrderFormProps = {
  number: string;
  title: string;
  /** Description of the effect. */
  text?: string;
  children?: ReactNode;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the close button, if the default could be misread as the action. */
  closeLabel?: string;
  /** Toast after success; absent if the action reports it itself. */
  done?: string;
  isBusy: boolean;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** Resolves to the failure to show, or null to close the dialog. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A form dialog of an order. If another user changed it, typed values are kept. */
export function OrderForm(props: OrderFormProps) {
  const { number, title, done, onSend, onClose, ...form } = props;
  const environment = useRelayEnvironment();

  async function handleSend(data: FormData) {
    const failure = await onSend(data);
    if (!failure && done) toastSuccess(done);
    return failure;
  }

  async function handleReload() {
    await fetchQuery<OrderFormReloadQuery>(environment, query, { number }).toPromise();
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={title}>
      <ActForm
        {...form}
        namespace="sales-orders"
        onReload={handleReload}
        onSend={handleSend}
        onClose={onClose}
      />
    </ModalDialog>
  );
}
