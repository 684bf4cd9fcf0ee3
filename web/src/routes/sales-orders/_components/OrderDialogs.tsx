import { LazyPayOrderDialog } from '../../../deposit/LazyPayOrderDialog.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { OrderDialog } from '../_lib/order-dialog.ts';
import { BillDialog } from './BillDialog.tsx';
import { CancelLineDialog } from './CancelLineDialog.tsx';
import { DepositDialog } from './DepositDialog.tsx';
import { OrderAgainDialog } from './OrderAgainDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { ShipmentDialog } from './ShipmentDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import { VoidDepositDialog } from './VoidDepositDialog.tsx';
import { VoidShipmentDialog } from './VoidShipmentDialog.tsx';

type OrderDialogsProps = { order: OrderData; dialog: OrderDialog; onClose: () => void };

/** The open dialog of an order. */
export function OrderDialogs({ order, dialog, onClose }: OrderDialogsProps) {
  const shared = { order, onClose };
  switch (dialog.kind) {
    case 'step':
      return <StepDialog {...shared} action={dialog.action} requiresReason={dialog.requiresReason} />;
    case 'again':
      return <OrderAgainDialog {...shared} />;
    case 'shipment':
      return <ShipmentDialog {...shared} />;
    case 'pay':
      return <LazyPayOrderDialog {...shared} />;
    case 'deposit':
      return <DepositDialog {...shared} />;
    case 'bill':
      return <BillDialog {...shared} act={dialog.act} shipment={dialog.shipment} />;
    case 'voidShipment':
      return <VoidShipmentDialog {...shared} id={dialog.id} />;
    case 'voidDeposit':
      return <VoidDepositDialog {...shared} id={dialog.id} />;
    case 'cancelLine':
      return <CancelLineDialog {...shared} lineId={dialog.lineId} />;
    case 'price':
      return <PriceDialog {...shared} lineId={dialog.lineId} />;
  }
}
