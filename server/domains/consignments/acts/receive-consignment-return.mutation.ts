import { pieceMutation } from './piece-mutation.ts';

pieceMutation('receiveConsignmentReturn', {
  action: 'RECEIVE_RETURN',
  description:
    'Receives pieces that the customer asked to return: they no longer count as on memo. Staff only.',
  lines: { required: false, description: 'Returned pieces; absent: all pieces that were to be returned.' },
  reason: 'Remark to it.',
  budget: 14,
  sample: { as: 'sales', on: 'returningConsignment', reason: 'All in order' },
});
