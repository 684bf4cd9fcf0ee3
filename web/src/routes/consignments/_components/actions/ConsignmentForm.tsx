import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import type { ConsignmentFormReloadQuery } from './__generated__/ConsignmentFormReloadQuery.graphql.ts';

const query = graphql`
  query ConsignmentFormReloadQuery($number: String!) {
    consignment(number: $number) {
      ...ConsignmentView_consignment
    }
  }
`;

type ConsignmentFormProps = {
  number: string;
  action: string;
  children: ReactNode;
  isBusy: boolean;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** Resolves to the failure to show, or to null to close the dialog. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A form dialog of a consignment. If another user changed it, typed values are kept. */
export function ConsignmentForm({ number, action, ...form }: ConsignmentFormProps) {
  const { t } = useTranslation('consignments');
  const environment = useRelayEnvironment();
  return (
    <ModalDialog isOpen onClose={form.onClose} title={`${t(`action.${action}`)} · ${number}`}>
      <ActForm
        {...form}
        namespace="consignments"
        text={t(`explain.${action}`)}
        submitLabel={t(`action.${action}`)}
        onReload={async () => {
          await fetchQuery<ConsignmentFormReloadQuery>(environment, query, { number }).toPromise();
        }}
      />
    </ModalDialog>
  );
}
