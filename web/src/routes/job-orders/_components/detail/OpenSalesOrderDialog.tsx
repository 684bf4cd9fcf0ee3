import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { links } from '../../../../links.ts';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { SnapshotLines } from '../../../../orders/SnapshotLines.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { WholeOrderSums } from '../WholeOrderSums.tsx';
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
    orderGroup(code: $code) {
      currency
      current {
        grandTotal
        ...WholeOrderSums_amounts
      }
      shippingAddress {
        ...SnapshotLines_address
      }
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
  const { data, isPending } = useDebouncedQuery<OpenSalesOrderDialogQuery>(
    query,
    { code: orderCode },
    { pauseMs: 0, attempt },
  );
  const order = data?.orderGroup;

  async function handleSend(form: FormData) {
    const outcome = await commit({
      input: {
        orderCode,
        kind,
        depositPercent: amountOrNull(form, 'depositPercent'),
        payUntil: isLayaway ? textOrNull(form, 'payUntil') : null,
        expectedGrandTotal: order?.current?.grandTotal ?? null,
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
    <ModalDialog isOpen onClose={onClose} title={t('salesOrder.title', { code: orderCode })}>
      <ActForm
        namespace="jobs"
        text={t('salesOrder.text')}
        submitLabel={t('salesOrder.confirm')}
        isBusy={isBusy}
        isDisabled={isPending}
        onReload={async () => {}}
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
        {order && <SnapshotLines address={order.shippingAddress} />}
        {order?.current && (
          <WholeOrderSums title={t('wholeOrder.title')} amounts={order.current} currency={order.currency} />
        )}
        {isLayaway && <TextField name="payUntil" label={t('salesOrder.payUntil')} type="date" />}
      </ActForm>
    </ModalDialog>
  );
}
