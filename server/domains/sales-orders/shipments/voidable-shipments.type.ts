import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { EDITABLE_SELECT, editSubjects } from '../order/edit-subjects.ts';
import { SalesOrder } from '../order/sales-order.type.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import { offeredEdits } from '../rules/order-edits.ts';

builder.prismaObjectField(SalesOrder, 'voidableShipmentIds', (t) =>
  t.idList({
    description:
      'Shipments that the viewer may void with `voidShipment` now, oldest first; empty unless `allowedEdits` includes `VOID_SHIPMENT`.',
    select: EDITABLE_SELECT,
    resolve: (order, _args, { viewer }) => {
      const subjects = editSubjects(order);
      return offeredEdits(salesOrderFacts(order), orderActor(viewer), subjects).includes('VOID_SHIPMENT')
        ? subjects.voidableShipmentIds.map((id) => encodeGlobalId('Shipment', id))
        : [];
    },
  }),
);
