import { pieceMutation } from './piece-mutation.ts';

pieceMutation('takeBackConsignmentReport', {
  action: 'TAKE_BACK',
  description:
    'Takes back that pieces of a consignment were reported sold or lost, or that they shall be returned: they are with the customer again, since the day on which they were sent. Whoever may report it may take it back, until the pieces are billed or back.',
  lines: { required: true, description: 'What was reported by mistake.' },
  reason: 'Why; staff have to say it.',
  budget: 14,
  sample: { as: 'owner', on: 'soldConsignment', reason: 'The client brought it back' },
});
