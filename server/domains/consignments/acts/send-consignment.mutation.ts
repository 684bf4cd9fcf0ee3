import { pieceMutation } from './piece-mutation.ts';

pieceMutation('sendConsignment', {
  action: 'SEND',
  description:
    'Sends packed pieces of a consignment, all of them or some; the memo term begins with the first ones. Refused beyond the customer’s memo limit (`MEMO_LIMIT_EXCEEDED`). Staff only.',
  lines: { required: false, description: 'Pieces to send; absent: all packed pieces.' },
  reason: 'Remark, such as the carrier’s tracking number.',
  budget: 16,
  sample: { as: 'sales', on: 'packedConsignment', reason: '1Z 42' },
});
