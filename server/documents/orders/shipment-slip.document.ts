import { SALES_ORDERS_VIEW } from '../../domains/sales-orders/rules/transitions.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { ORDER_WORDS } from './order-words.ts';
import { shipmentSheet } from './shipment-sheet.ts';

document('shipment-slip', {
  permission: SALES_ORDERS_VIEW,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentShipmentSlip($order: String!) {
      salesOrder(number: $order) {
        number
        createdAt
        poNumber
        customerWoNumber
        customer {
          name
          accountNumber
        }
        shippingAddress {
          ...DocumentAddress
        }
        lines {
          id
          title
          imageUrl
          reference
          quantity
          shippedQuantity
          isWithdrawn
          promisedOn
        }
        shipments {
          number
          trackingNumber
          pickedUp
          note
          shippedAt
          voidedAt
          shippingMethod {
            name
          }
          lines {
            quantity
            line {
              id
            }
          }
        }
      }
    }
  `),
  // A shipment number is its order’s and its position: `SO-10001/2`, or `SO-10001-2` in an address.
  variables: ([key = '']) => ({ order: key.replace(/-\d+$/, '') }),
  sheets: ({ salesOrder }, tools, [key = '']) => {
    const shipment = salesOrder?.shipments.find(
      ({ number }) => number.replace('/', '-') === key.toUpperCase(),
    );
    return salesOrder && shipment && !shipment.voidedAt ? [shipmentSheet(salesOrder, shipment, tools)] : null;
  },
  title: ([sheet], language) => `${ORDER_WORDS[language].slip.title} ${sheet?.number ?? ''}`,
  sample: async ({ db, shipment }) => {
    const { id } = await shipment();
    const { number } = await db.shipment.findUniqueOrThrow({ where: { id }, select: { number: true } });
    return [number.replace('/', '-')];
  },
});
