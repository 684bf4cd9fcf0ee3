import { Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { NotesPanels } from '../../../notes/NotesPanels.tsx';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { DetailColumns } from '../../../ui/layout/DetailColumns.tsx';
import type { OrderDialog } from '../_lib/order-dialog.ts';
import type { SalesOrderView_order$key } from './__generated__/SalesOrderView_order.graphql.ts';
import { OrderBilling } from './OrderBilling.tsx';
import { OrderDeposits } from './OrderDeposits.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderShipments } from './OrderShipments.tsx';

const OrderDialogs = lazy(async () => ({ default: (await import('./OrderDialogs.tsx')).OrderDialogs }));

const fragment = graphql`
  fragment SalesOrderView_order on SalesOrder @no_inline {
    id
    ...NoteThread_subject
    ...OrderBilling_order
    number
    kind
    version
    orderCode
    poNumber
    customerWoNumber
    remarks
    currency
    paymentTerms
    depositPercent
    payUntil
    isBeyondCredit
    depositReversedAt
    awaitsPaymentToShip
    closeReason
    createdAt
    total
    status {
      code
      name
      colour
    }
    customer {
      databaseId
      name
      accountNumber
    }
    contact {
      databaseId
      fullName
    }
    placedBy {
      fullName
    }
    progress {
      ...ProgressBar_progress
    }
    payment {
      paid
      required
      requiredPercent
      requiredDue
      balance
    }
    credited
    amounts {
      subTotal
      shippingPrice
      salesTaxValue
      grandTotal
    }
    orderGroup {
      shippingPrice
      currentTaxComponents {
        ...taxRows_component
      }
      shippingMethod {
        name
      }
      attributes {
        attributeName
        value
      }
      ...useReductions_order
    }
    shippingAddress {
      ...SnapshotLines_address
    }
    billingAddress {
      ...SnapshotLines_address
    }
    allowedActions {
      action
      requiresReason
      missing
    }
    allowedEdits
    lineCancellations {
      lineId
      requiresReason
    }
    waitingFor {
      who
      ...WaitingOn_for
    }
    lines {
      id
      title
      imageUrl
      reference
      quantity
      shippedQuantity
      shippableQuantity
      lacksWeight
      isStock
      isWithdrawn
      unitPrice
      orderedUnitPrice
      hasAgreedPrice
      pricingNote
      priceReason
      priceChanges
      total
      pricedBy {
        fullName
      }
      jobOrder {
        number
        status {
          name
          colour
        }
      }
    }
    billingActions
    billableShipmentIds
    voidableShipmentIds
    shipments {
      id
      number
      invoiceNumber
      trackingNumber
      trackingUrl
      pickedUp
      note
      shippedAt
      voidedAt
      voidReason
      shippingMethod {
        name
      }
      lines {
        id
        quantity
        line {
          title
          jobOrder {
            number
          }
        }
      }
    }
    deposits {
      id
      amount
      refunded
      method
      reference
      receivedOn
      wayBack
      paymentNumber
      voidedAt
      voidReason
      user {
        fullName
      }
    }
    history {
      id
      at
      action
      reason
      isAutomatic
      shipmentNumber
      jobNumber
      piece
      amount
      user {
        fullName
      }
      actingBy {
        fullName
      }
    }
  }
`;

type SalesOrderViewProps = {
  order: SalesOrderView_order$key;
  /** Query string of the list that linked here. */
  listSearch: string;
  neighbours: ReactNode;
};

/** Detail view of a sales order: header, pieces on the left, amounts and facts on the right. */
export function SalesOrderView({ order: key, listSearch, neighbours }: SalesOrderViewProps) {
  const order = useFragment(fragment, key);
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const section = { order, onOpen: setDialog };
  return (
    <Stack gap="5">
      <CardBoundary>
        <OrderHeader {...section} listSearch={listSearch} neighbours={neighbours} />
      </CardBoundary>
      <DetailColumns>
        <Stack gap="5">
          <CardBoundary>
            <OrderLines {...section} />
          </CardBoundary>
          <CardBoundary>
            <OrderShipments {...section} />
          </CardBoundary>
          <NotesPanels subject={order} />
          <CardBoundary>
            <OrderHistory order={order} />
          </CardBoundary>
        </Stack>
        <Stack gap="5">
          <CardBoundary>
            <OrderDeposits {...section} />
          </CardBoundary>
          <CardBoundary>
            <OrderBilling {...section} />
          </CardBoundary>
          <CardBoundary>
            <OrderFacts order={order} />
          </CardBoundary>
        </Stack>
      </DetailColumns>
      {dialog && (
        <Suspense>
          <OrderDialogs order={order} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
