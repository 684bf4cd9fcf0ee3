import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { withWordedAmounts } from '../../../ledger/worded-amounts.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { OrderData } from '../_lib/order-data.ts';
import type { BilledShipment, BillingAct } from '../_lib/order-dialog.ts';
import type { BillDialogCreateMutation } from './__generated__/BillDialogCreateMutation.graphql.ts';
import type { BillDialogPaidMutation } from './__generated__/BillDialogPaidMutation.graphql.ts';
import { OrderForm } from './OrderForm.tsx';

const createMutation = graphql`
  mutation BillDialogCreateMutation($input: CreateInvoiceInput!) {
    result: createInvoice(input: $input) {
      __typename
      ... on CreateInvoiceSuccess {
        invoice {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const paidMutation = graphql`
  mutation BillDialogPaidMutation($input: GeneratePaidInvoiceInput!) {
    result: generatePaidInvoice(input: $input) {
      __typename
      ... on GeneratePaidInvoiceSuccess {
        invoice {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type BillDialogProps = {
  order: OrderData;
  act: BillingAct;
  /** Shipment to bill; absent: everything left. */
  shipment?: BilledShipment | undefined;
  onClose: () => void;
};

/** Invoices an order or a shipment, and opens the invoice. Obstacles, such as a missing deposit, are reported. */
export function BillDialog({ order, act, shipment, onClose }: BillDialogProps) {
  const { t } = useTranslation('sales-orders');
  const { money } = useFormat();
  const navigate = useNavigate();
  const [create, isCreating] = useResultMutation<BillDialogCreateMutation>(createMutation);
  const [generate, isGenerating] = useResultMutation<BillDialogPaidMutation>(paidMutation);
  const { id: salesOrderId, number, currency } = order;

  async function handleSend() {
    const outcome =
      act === 'PAID'
        ? await generate({ input: { salesOrderId } })
        : await create({ input: { salesOrderId, shipmentId: shipment?.id, issue: act === 'ISSUE' } });
    if (!outcome.ok) return withWordedAmounts(outcome.failure, (amount) => money(amount, currency));
    const { number: invoice } = outcome.success.invoice;
    toastSuccess(t(`billing.done.${act}`, { number: invoice }));
    void navigate(links.invoice(invoice));
    return null;
  }

  return (
    <OrderForm
      number={number}
      title={`${t(`billing.action.${act}`)} · ${shipment?.number ?? number}`}
      text={[t(`billing.explain.${act}`), shipment && t('billing.explain.SHIPMENT')]
        .filter(Boolean)
        .join(' ')}
      submitLabel={t(`billing.action.${act}`)}
      isBusy={isCreating || isGenerating}
      onSend={handleSend}
      onClose={onClose}
    />
  );
}
