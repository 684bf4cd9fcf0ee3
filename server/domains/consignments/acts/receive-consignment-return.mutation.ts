import { pieceMutation } from './piece-mutation.ts';

pieceMutation('receiveConsignmentReturn', {
  action: 'RECEIVE_RETURN',
  description: 'Takes pieces back that the customer asked to return: they count no more. Staff only.',
  lines: { required: false, description: 'What came back; absent: all that was to come back.' },
  reason: 'Remark to it.',
  budget: 14,
  sample: { as: 'sales', on: 'returningConsignment', reason: 'All in order' },
});
