import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { INVOICE_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { InvoiceDialog_invoice$key } from './__generated__/InvoiceDialog_invoice.graphql.ts';
import type { InvoiceDialogReloadQuery } from './__generated__/InvoiceDialogReloadQuery.graphql.ts';
import { useInvoiceAct } from './useInvoiceAct.ts';

const fragment = graphql`
  fragment InvoiceDialog_invoice on Invoice {
    id
    number
    version
    allowedActions {
      action
      requiresReason
    }
  }
`;

const reload = graphql`
  query InvoiceDialogReloadQuery($number: String!) {
    invoice(number: $number) {
      ...InvoiceView_invoice
    }
  }
`;

type InvoiceDialogProps = { invoice: InvoiceDialog_invoice$key; action: string; onClose: () => void };

/** Performs an action on an invoice: explains the effect, and asks for a reason if needed. */
export function InvoiceDialog({ invoice: key, action, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('invoices');
  const environment = useRelayEnvironment();
  const { id, number, version, allowedActions } = useFragment(fragment, key);
  const [act, isBusy] = useInvoiceAct(action);
  const isReasonRequired = allowedActions.some(
    (offered) => offered.action === action && offered.requiresReason,
  );
  const title = t(`action.${action}`);

  async function handleSend(data: FormData) {
    const failure = await act({ id, version, reason: textOf(data, 'reason') });
    if (!failure) toastSuccess(t(`done.${action}`, { number }));
    return failure;
  }

  async function handleReload() {
    await fetchQuery<InvoiceDialogReloadQuery>(environment, reload, { number }).toPromise();
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={`${title} · ${number}`}>
      <ActForm
        namespace="invoices"
        text={t(`explain.${action}`)}
        submitLabel={title}
        isBusy={isBusy}
        isDestructive={action !== 'ISSUE'}
        onReload={handleReload}
        onSend={handleSend}
        onClose={onClose}
      >
        {isReasonRequired && (
          <TextAreaField
            name="reason"
            label={t('field.reason')}
            hint={t('field.reasonHint')}
            required
            maxLength={INVOICE_TEXT_LENGTHS.reason}
          />
        )}
      </ActForm>
    </ModalDialog>
  );
}
