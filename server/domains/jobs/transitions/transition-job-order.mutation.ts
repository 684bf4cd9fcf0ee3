import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { stepInput } from '../job/job-texts.ts';
import { isJobAction, JOB_ACTIONS } from '../rules/offered-actions.ts';
import type { JobAction } from '../rules/transition.ts';
import { stepAudit } from './change-job.ts';
import { jobOrderField } from './job-order-result.ts';
import { performTransition } from './perform-transition.ts';

const rules = stepInput.extend({ serviceTypeCodes: z.array(z.string().max(40)).max(20).nullish() });

/** Actions that have their own mutation with the required input. */
const OWN_MUTATION: readonly JobAction[] = ['APPROVE', 'DECLINE', 'CANCEL', 'RE_ORDER'];

mutation('transitionJobOrder', {
  description:
    'Performs a status action on a job order; `JobOrder.allowedActions` lists the possible actions.',
  permission: JOB_ORDERS_VIEW,
  audit: stepAudit(...JOB_ACTIONS),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  budget: 6,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    action: t.string({ required: true, description: 'Action of an allowed step, e.g. `START`.' }),
    reason: t.string({ description: 'Why, where the step asks for it.' }),
    trackingNumber: t.string({ description: 'SHIP: the carrier’s number.' }),
    pickedUp: t.boolean({ description: 'SHIP: the customer collects it.' }),
    serviceTypeCodes: t.stringList({
      description: 'REQUEST_APPROVAL, CHANGE_ORDER: services to send; absent: all proposed.',
    }),
    quantity: t.int({
      description: 'REMAKE: number of pieces, at most those not yet shipped; absent: all of them.',
    }),
    stage: t.int({
      description: 'REWORK: code of the stage it goes back to; absent: its last working stage.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const given = parseInput(rules, {
      reason: input.reason,
      trackingNumber: input.trackingNumber,
      serviceTypeCodes: input.serviceTypeCodes,
    });
    const { action } = input;
    if (!isJobAction(action) || OWN_MUTATION.includes(action)) {
      throw InvalidInputError.of('action', 'UNKNOWN', 'No such action here.');
    }
    const jobOrderId = rowKey('JobOrder', input.id);
    await performTransition(context, writes, {
      jobOrderId,
      action,
      version: input.version ?? null,
      input: {
        reason: given.reason || null,
        trackingNumber: given.trackingNumber || null,
        pickup: input.pickedUp ?? false,
        quantity: input.quantity ?? null,
      },
      serviceTypeCodes: given.serviceTypeCodes ?? [],
      stage: input.stage ?? null,
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job }) => ({
    as: caller(sales),
    input: { id: await job(), action: 'HOLD', pickedUp: false },
    audited: 'JOB_ORDER_HOLD',
  }),
});
