import { NotFoundError, RefusedError } from '../../errors/errors.ts';
import { mutation } from '../../schema/mutation.ts';
import { orderActor } from '../identity/order-actor.ts';
import { notify } from '../notices/notify/notify.task.ts';
import { today } from '../settings/company-day.ts';
import { peopleWhoCan } from './people-who-can.ts';
import { waitsFor } from './rules/waited-act.ts';
import { type WaitingFor, WaitingForType } from './waiting-for.type.ts';
import { findWaiting, waitingKey } from './waiting-subjects.ts';

mutation('askToAct', {
  description:
    'Asks the users of the customer who may perform the pending action, such as accepting an offer, or the manufacturer if there are none. Each of them is notified at most once a day per sender.',
  permission: (viewer) => {
    viewer.require(0);
    if (viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  },
  audit: { action: 'ACT_ASKED', entityType: null },
  repeat: 'naturally repeatable: nobody is told twice a day',
  budget: 12,
  input: (t) => ({
    id: t.id({
      required: true,
      description: 'What waits for an action: a quote, a job order, a sales order or an invoice.',
    }),
  }),
  resolve: async (input, context, writes): Promise<WaitingFor> => {
    const { viewer, now } = context;
    const { subject, id } = waitingKey(input.id);
    const day = await today(context);
    return writes.transaction(async (tx, record) => {
      const found = await findWaiting(tx, subject, { id, viewer, now });
      if (!found) throw new NotFoundError(subject.model);
      const { row, waited, number } = found;
      if (waited === null || waited === 'MANUFACTURER' || waitsFor(orderActor(viewer), waited, row))
        throw new RefusedError('NOBODY_TO_ASK');
      const people = await peopleWhoCan(tx, waited, row);
      // An acting user asks in their own name, and may also ask the user they act as.
      const asking = viewer.actingById ?? viewer.userId;
      await notify(tx, {
        event: 'ACT_ASKED',
        about: { model: subject.model, id },
        of: `${waited.act} ${asking} ${day}`,
        doerIds: [asking],
        namedIds: people.map((person) => person.id),
        facts: { act: waited.act },
      });
      const data = { subject: subject.model, subjectId: id, number, act: waited.act };
      record({ customerId: row.customerId, data });
      return { waited, row };
    });
  },
  success: (t) => ({
    waitingFor: t.field({
      type: WaitingForType,
      description: 'Who was asked.',
      resolve: (waitingFor) => waitingFor,
    }),
  }),
  sample: async ({ caller, buyer, sentQuote, foreign }) => ({
    as: caller(buyer),
    input: { id: await sentQuote() },
    foreign: { 'input.id': foreign.quoteId },
  }),
});
