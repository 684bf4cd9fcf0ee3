import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { CreditAction, CreditData } from '../_lib/credit-data.ts';
import type { CreditFormReloadQuery } from './__generated__/CreditFormReloadQuery.graphql.ts';

const query = graphql`
  query CreditFormReloadQuery($number: String!) {
    customerCredit(number: $number) {
      ...CreditView_credit
    }
  }
`;

type CreditFormProps = {
  credit: CreditData;
  action: CreditAction;
  children: ReactNode;
  isBusy: boolean;
  isDestructive?: boolean;
  /** Resolves to the failure to show, or null to close the dialog. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A form dialog of a credit. If another user changed it, typed values are kept. */
export function CreditForm({ credit, action, onSend, onClose, ...form }: CreditFormProps) {
  const { t } = useTranslation('customer-credits');
  const environment = useRelayEnvironment();
  const { number } = credit;

  async function handleSend(data: FormData) {
    const failure = await onSend(data);
    if (!failure) toastSuccess(t(`done.${action}`, { number }));
    return failure;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={`${t(`action.${action}`)} · ${number}`}>
      <ActForm
        {...form}
        namespace="customer-credits"
        text={t(`explain.${action}`)}
        submitLabel={t(`action.${action}`)}
        onReload={async () => {
          await fetchQuery<CreditFormReloadQuery>(environment, query, { number }).toPromise();
        }}
        onSend={handleSend}
        onClose={onClose}
      />
    </ModalDialog>
  );
}
