import { pieceMutation } from './piece-mutation.ts';

pieceMutation('sendConsignment', {
  action: 'SEND',
  description:
    'Sends packed pieces of a consignment off, all of them or a part; with the first of them its term begins. Never more than the customer’s memo limit allows (`MEMO_LIMIT_EXCEEDED`). Staff only.',
  lines: { required: false, description: 'Pieces to send; absent: all packed pieces.' },
  reason: 'Remark to it, such as the carrier’s number.',
  budget: 16,
  sample: { as: 'sales', on: 'packedConsignment', reason: '1Z 42' },
});
