import { pieceMutation } from './piece-mutation.ts';

pieceMutation('takeBackConsignmentReport', {
  action: 'TAKE_BACK',
  description:
    'Undoes a report of sold or lost pieces, or a return request, of a consignment: the pieces are out with the customer again, since the day on which they were sent. Needs the permission for the report, and is possible until the pieces are billed or returned.',
  lines: { required: true, description: 'Pieces reported by mistake.' },
  reason: 'Reason; required for staff.',
  budget: 14,
  sample: { as: 'owner', on: 'soldConsignment', reason: 'The client brought it back' },
});
