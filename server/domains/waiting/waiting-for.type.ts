import { builder } from '../../schema/builder.ts';
import { orderActor } from '../identity/order-actor.ts';
import type { OwnedRow } from '../identity/rules/scope.ts';
import { fullName } from '../identity/user.type.ts';
import { MAX_PEOPLE, peopleOfRow } from './people-who-can.ts';
import { type WaitedAct, waitsFor } from './rules/waited-act.ts';

/** Who must act on which row. */
export type WaitingFor = { readonly waited: 'MANUFACTURER' | WaitedAct; readonly row: OwnedRow };

const WhoEnum = builder.enumType('WaitedFor', {
  description: 'Who has to act next, from the viewer’s side.',
  values: {
    VIEWER: { description: 'The viewer, who may do the act.' },
    CUSTOMER: { description: 'People of the customer, and not the viewer.' },
    MANUFACTURER: { description: 'The manufacturer.' },
  } as const,
});

const ActEnum = builder.enumType('WaitedAct', {
  description: 'Actions that are expected from a customer.',
  values: {
    ACCEPT: { description: 'An offer is to be accepted.' },
    ANSWER: { description: 'A question is to be answered.' },
    APPROVE: { description: 'A proof, a price or a service has to be approved.' },
    PAY: { description: 'A deposit or an invoice is to be paid.' },
  } as const,
});

/** Who must act, and which of the customer's users may perform the action. */
export const WaitingForType = builder.objectRef<WaitingFor>('WaitingFor').implement({
  description: 'Who has to act next, and which users of the customer may do it.',
  fields: (t) => ({
    who: t.field({
      type: WhoEnum,
      description: 'Who has to act next.',
      resolve: ({ waited, row }, _args, { viewer }) => {
        if (waited === 'MANUFACTURER') return waited;
        return waitsFor(orderActor(viewer), waited, row) ? 'VIEWER' : 'CUSTOMER';
      },
    }),
    act: t.field({
      type: ActEnum,
      nullable: true,
      description: 'The action that the customer has to take; null when the manufacturer has to act.',
      resolve: ({ waited }) => (waited === 'MANUFACTURER' ? null : waited.act),
    }),
    people: t.stringList({
      description: `Names of the customer’s users who may do it, the contact first, ${MAX_PEOPLE} at most; empty when the viewer or the manufacturer has to act.`,
      resolve: async ({ waited, row }, _args, context) => {
        if (waited === 'MANUFACTURER' || waitsFor(orderActor(context.viewer), waited, row)) return [];
        return (await peopleOfRow(context, waited, row)).map(fullName);
      },
    }),
    canAsk: t.boolean({
      description: 'The viewer may ask these people, or the manufacturer if there are none, with `askToAct`.',
      resolve: ({ waited, row }, _args, { viewer }) =>
        waited !== 'MANUFACTURER' && !viewer.isStaff && !waitsFor(orderActor(viewer), waited, row),
    }),
  }),
});
