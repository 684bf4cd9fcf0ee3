import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { Form } from '../../../lib/forms/Form.tsx';
import { FormContext } from '../../../lib/forms/form-context.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { DialogButtons } from '../../../ui/dialogs/DialogButtons.tsx';
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
  /** Said when it is done. */
  done: string;
  isBusy: boolean;
  isDestructive?: boolean;
  /** Resolves to the failure to show, or null: then the dialog closes. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A dialog that is one form over an order. When someone else changed it meanwhile, nothing typed is lost. */
export function OrderForm(props: OrderFormProps) {
  const { number, title, text, children, submitLabel, done, isBusy, isDestructive, onSend, onClose } = props;
  const { t } = useTranslation();

  async function handleSend(data: FormData) {
    const failure = await onSend(data);
    if (failure) return failure;
    toastSuccess(done);
    onClose();
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={title}>
      <Form onSend={handleSend} routeNamespace="sales-orders" isGuarded={false}>
        <Conflict number={number} />
        {text && <Text color="fg.muted">{text}</Text>}
        {children}
        <DialogButtons>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} colorPalette={isDestructive ? 'red' : undefined}>
            {submitLabel}
          </Button>
        </DialogButtons>
      </Form>
    </ModalDialog>
  );
}

/** After a conflict: fetches what has changed, with which the conflict is over. */
function Conflict({ number }: { number: string }) {
  const { t } = useTranslation('sales-orders');
  const environment = useRelayEnvironment();
  const [isReloading, setIsReloading] = useState(false);
  const { failure, forgetFailure } = useContext(FormContext);
  if (failure?.kind !== 'ConflictError') return null;

  function handleReload() {
    setIsReloading(true);
    fetchQuery<OrderFormReloadQuery>(environment, query, { number }).subscribe({
      complete: () => {
        setIsReloading(false);
        forgetFailure();
      },
      error: () => setIsReloading(false),
    });
  }

  return (
    <Button size="sm" variant="outline" alignSelf="flex-start" loading={isReloading} onClick={handleReload}>
      {t('conflict.reload')}
    </Button>
  );
}
