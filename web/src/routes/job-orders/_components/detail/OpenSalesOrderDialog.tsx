import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { LastStep } from '../../../../commit/LastStep.tsx';
import { shownTotal } from '../../../../commit/shown-total.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { requestFailure } from '../../../../lib/forms/mutation-failure.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { links } from '../../../../links.ts';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { OpenSalesOrderDialogMutation } from './__generated__/OpenSalesOrderDialogMutation.graphql.ts';
import type { OpenSalesOrderDialogQuery } from './__generated__/OpenSalesOrderDialogQuery.graphql.ts';

const mutation = graphql`
  mutation OpenSalesOrderDialogMutation($input: CreateSalesOrderInput!) {
    result: createSalesOrder(input: $input) {
      __typename
      ... on CreateSalesOrderSuccess {
        salesOrder {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const query = graphql`
  query OpenSalesOrderDialogQuery($code: String!) {
    salesOrderPreview(orderCode: $code) {
      ...shownTotal_order
      ...CommitSummary_order
    }
  }
`;

const KINDS = ['SO', 'POS_LSO'] as const;

/** Creates the sales order of an order: an ordinary one, or a layaway with deposit and payment date. */
export function OpenSalesOrderDialog({ orderCode, onClose }: { orderCode: string; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('SO');
  const [attempt, setAttempt] = useState(0);
  const [commit, isBusy] = useResultMutation<OpenSalesOrderDialogMutation>(mutation);
  const isLayaway = kind === 'POS_LSO';
  const { ofCode } = useErrorText('jobs');
  const failedReason = useFailedReason('jobs');
  const { data, error, isPending } = useDebouncedQuery<OpenSalesOrderDialogQuery>(
    query,
    { code: orderCode },
    { pauseMs: 0, attempt },
  );
  const order = data?.salesOrderPreview;

  const failed =
    isPending || order
      ? null
      : error
        ? failedReason('loading', orderCode, requestFailure(error))
        : ofCode('NOT_FOUND');

  async function handleSend(form: FormData) {
    const outcome = await commit({
      input: {
        orderCode,
        kind,
        depositPercent: amountOrNull(form, 'depositPercent'),
        payUntil: isLayaway ? textOrNull(form, 'payUntil') : null,
        expectedGrandTotal: shownTotal(order),
      },
    });
    if (!outcome.ok) {
      if (outcome.failure.code === 'PRICE_CHANGED') setAttempt(attempt + 1);
      return outcome.failure;
    }
    const { number } = outcome.success.salesOrder;
    toastSuccess(t('salesOrder.created', { number }));
    void navigate(links.salesOrder(number));
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('salesOrder.title', { code: orderCode })} size="md">
      <ActForm
        namespace="jobs"
        text={t('salesOrder.text')}
        submitLabel={t('salesOrder.confirm')}
        isBusy={isBusy}
        isDisabled={isPending || !order}
        onReload={async () => setAttempt(attempt + 1)}
        onSend={handleSend}
        onClose={onClose}
      >
        <SelectField
          name="kind"
          label={t('salesOrder.kind')}
          required
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`salesOrder.kinds.${value}`) }))}
          onChange={(value) => setKind(value === 'POS_LSO' ? 'POS_LSO' : 'SO')}
        />
        <AmountField
          name="depositPercent"
          kind="PERCENT"
          label={t('salesOrder.depositPercent')}
          hint={isLayaway ? undefined : t('salesOrder.depositHint')}
          required={isLayaway}
        />
        {isLayaway && <TextField name="payUntil" label={t('salesOrder.payUntil')} type="date" />}
        {failed ? <Notice tone="warning">{failed}</Notice> : <LastStep order={order} isPending={isPending} />}
      </ActForm>
    </ModalDialog>
  );
}
