import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { companyToday } from '../../../lib/format/company-zone.ts';
import { addDays } from '../../../lib/format/days.ts';
import { textOf } from '../../../lib/forms/form-values.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type {
  CompareDialogMutation,
  PaymentGatewayCode,
} from './__generated__/CompareDialogMutation.graphql.ts';

const mutation = graphql`
  mutation CompareDialogMutation($input: StartReconciliationInput!) {
    result: startReconciliation(input: $input) {
      __typename
      ... on StartReconciliationSuccess {
        runs {
          id
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const GATEWAYS: readonly PaymentGatewayCode[] = ['SQUARE', 'NMI', 'PAYPAL'];

/** Default number of days. */
const DEFAULT_DAYS = 31;

type CompareDialogProps = { onReload: () => Promise<void>; onClose: () => void };

/** Starts a comparison with gateways for a period. */
export function CompareDialog({ onReload, onClose }: CompareDialogProps) {
  const { t } = useTranslation('reconciliation');
  const [commit, isBusy] = useResultMutation<CompareDialogMutation>(mutation);
  return (
    <ModalDialog isOpen onClose={onClose} title={t('compare.title')} size="sm">
      <ActForm
        namespace="reconciliation"
        text={t('compare.text')}
        submitLabel={t('compare.submit')}
        isBusy={isBusy}
        onReload={onReload}
        onSend={async (data) => {
          const gateway = GATEWAYS.find((code) => code === textOf(data, 'gateway')) ?? null;
          const input = { from: textOf(data, 'from'), until: textOf(data, 'until'), gateway };
          const outcome = await commit({ input });
          if (!outcome.ok) return outcome.failure;
          await onReload();
          toastSuccess(t('compare.done'));
          return null;
        }}
        onClose={onClose}
      >
        <TextField
          name="from"
          label={t('compare.from')}
          type="date"
          required
          defaultValue={daysAgo(DEFAULT_DAYS)}
        />
        <TextField name="until" label={t('compare.until')} type="date" required defaultValue={daysAgo(1)} />
        <SelectField
          name="gateway"
          label={t('compare.gateway')}
          placeholder={t('compare.all')}
          options={GATEWAYS.map((value) => ({ value, label: t(`gateway.${value}`) }))}
        />
      </ActForm>
    </ModalDialog>
  );
}

function daysAgo(days: number): string {
  return addDays(companyToday(), -days);
}
