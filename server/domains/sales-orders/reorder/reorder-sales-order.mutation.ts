import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { actorRefusalError, orderActor } from '../../identity/order-actor.ts';
import { refusedForActor } from '../../identity/rules/sided-transition.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import { orderTexts } from '../../orders/order-input.ts';
import { countGranted } from '../../orders/reorder/promoted-sums.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ON_CUSTOMER_TERMS, type SalesOrderTerms } from '../order/open-sales-order.ts';
import { placeOrder } from '../order/place-order.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { decideTransition } from '../rules/decide-transition.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { SALES_ORDER_TABLE, SALES_ORDERS_VIEW } from '../rules/transitions.ts';
import { refusal } from '../transitions/perform-transition.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { draftOfOrderAgain } from './draft-of-order-again.ts';
import { checkPiecesAgain, parsePiecesAgain, SalesOrderReorderLineInput } from './pieces-again.input.ts';
import { type PreparedOrderAgain, prepareOrderAgain } from './prepare-order-again.ts';

/** Within this time, the same re-order without a key returns the first result, because of double clicks. */
const SAME_ANSWER_SECONDS = 10;

const rules = orderTexts.pick({ poNumber: true });

mutation('reorderSalesOrder', {
  description:
    'Places a sales order again in any status, with all pieces or the given quantities, at today’s prices and with the same kind of terms, as `salesOrderReorder` shows it. An equal call without a key within ten seconds returns the first order.',
  permission: (viewer) => {
    viewer.require(SALES_ORDERS_VIEW);
    const refused = refusedForActor(SALES_ORDER_TABLE, 'RE_ORDER', orderActor(viewer));
    if (refused !== null) throw actorRefusalError(refused);
  },
  audit: salesAudit(['RE_ORDER']),
  commits: { total: '`SalesOrderReorder.amounts.grandTotal`.', isShownTo: seesAmounts },
  repeat: 'keyed',
  budget: 24,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order to repeat.' }),
    poNumber: t.string({ description: 'Purchase order of the new order; absent: none.' }),
    lines: t.field({
      type: [SalesOrderReorderLineInput],
      description: 'Quantities by line; absent lines keep their quantity.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const id = rowKey('SalesOrder', input.id);
    const { poNumber } = parseInput(rules, { poNumber: input.poNumber });
    const pieces = parsePiecesAgain(input.lines);
    return writes.once({
      sameAnswerSeconds: SAME_ANSWER_SECONDS,
      request: { id, poNumber: poNumber ?? null, pieces: [...pieces] },
      work: async (tx, record) => {
        const { viewer, now } = context;
        const prepared = await prepareOrderAgain(tx, { viewer, id, now, pieces });
        if (!prepared) throw new NotFoundError('SalesOrder');
        const { order } = prepared;
        requireReorder(order, context);
        checkPiecesAgain(pieces, prepared.all);
        const draft = draftOfOrderAgain(prepared, context, poNumber ?? null);
        if (!draft) throw new RefusedError('QUOTE_REQUIRED');
        const { seen } = writes;
        await countGranted(tx, order.customerId, { sums: prepared.sums, seen });
        const terms = termsAgain(order);
        const group = await placeOrder(tx, context, draft, { seen, terms });
        const { salesOrder: placed } = group;
        if (!placed) throw new Error('A sales order again is a sales order.');
        record({
          entityId: placed.id,
          customerId: placed.customerId,
          data: { number: placed.number, repeated: order.number },
        });
        await mailOrder(tx, group);
        return { salesOrderId: placed.id };
      },
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, buyer, cancelledSalesOrder, foreign }) => ({
    as: caller(buyer),
    input: { id: encodeGlobalId('SalesOrder', await cancelledSalesOrder()), poNumber: 'PO 7' },
    foreign: { 'input.id': foreign.salesOrderId },
  }),
});

function requireReorder(order: PreparedOrderAgain['order'], { viewer, now }: Context): void {
  const facts = salesOrderFacts(order);
  const actor = orderActor(viewer);
  const decision = decideTransition({ order: facts, action: 'RE_ORDER', actor, reason: null, now });
  if (!decision.ok) throw refusal(decision.refused, offeredActions(facts, actor, now));
}

/** A layaway stays a layaway with its deposit; other orders use the customer's current terms. */
function termsAgain(order: PreparedOrderAgain['order']): SalesOrderTerms {
  const { kind, depositPercent } = salesOrderFacts(order);
  return kind === 'POS_LSO' ? { kind, depositPercent, payUntil: null } : ON_CUSTOMER_TERMS;
}
