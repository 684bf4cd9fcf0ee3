import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { actorRefusalError, orderActor } from '../../identity/order-actor.ts';
import { refusedForActor } from '../../identity/rules/sided-transition.ts';
import { JOB_TEXT_LENGTHS } from '../../jobs/rules/job-limits.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import type { SalesOrderAction } from '../rules/transition.ts';
import {
  isSalesOrderAction,
  SALES_ORDER_ACTIONS,
  SALES_ORDER_TABLE,
  SALES_ORDERS_VIEW,
} from '../rules/transitions.ts';
import { performTransition } from './perform-transition.ts';
import { salesAudit } from './record-event.ts';

/** Actions that have their own mutation with the required input. */
const OWN_MUTATION: readonly SalesOrderAction[] = ['RE_ORDER'];

const STEPS = SALES_ORDER_ACTIONS.filter((action) => !OWN_MUTATION.includes(action));

const rules = z.object({ reason: z.string().trim().max(JOB_TEXT_LENGTHS.reason).nullish() });

mutation('transitionSalesOrder', {
  description:
    'Performs a status action on a sales order; `SalesOrder.allowedActions` lists the possible actions.',
  permission: SALES_ORDERS_VIEW,
  audit: salesAudit(STEPS, ['CANCEL', 'SHIP']),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  budget: 18,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    action: t.string({ required: true, description: 'Action of an allowed step, e.g. `CONFIRM`.' }),
    reason: t.string({ description: 'Why, where the step asks for it.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(rules, { reason: input.reason });
    const { action } = input;
    if (!isSalesOrderAction(action) || OWN_MUTATION.includes(action))
      throw InvalidInputError.of('action', 'UNKNOWN', 'No such action here.');
    // Checks that do not depend on the order come before it is read, so that refusals reveal nothing about it.
    const refused = refusedForActor(SALES_ORDER_TABLE, action, orderActor(context.viewer));
    if (refused !== null) throw actorRefusalError(refused);
    const id = rowKey('SalesOrder', input.id);
    await performTransition(context, writes, {
      id,
      action,
      version: input.version ?? null,
      reason: reason || null,
    });
    return { salesOrderId: id };
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, salesOrder }) => ({
    as: caller(sales),
    input: { id: encodeGlobalId('SalesOrder', await salesOrder()), action: 'HOLD' },
    audited: 'SALES_ORDER_HOLD',
  }),
});
