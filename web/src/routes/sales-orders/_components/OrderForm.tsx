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
  /** What will happen. */
  text?: string;
  children?: ReactNode;
  /** The act in words. */
  submitLabel: string;
  /** Leaving it in words, where the usual word could be taken for the act. */
  closeLabel?: string;
  /** Said when it is done; absent where the act says so itself. */
  done?: string;
  isBusy: boolean;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** Resolves to the failure to show, or null: then the dialog closes. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A dialog that is one form over an order. When someone else changed it meanwhile, nothing typed is lost. */
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
