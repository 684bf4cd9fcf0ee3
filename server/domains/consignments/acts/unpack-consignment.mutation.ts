import { pieceMutation } from './piece-mutation.ts';

pieceMutation('unpackConsignment', {
  action: 'UNPACK',
  description:
    'Removes pieces from a consignment before it is sent. They stay with the manufacturer and leave the packing slip and the memo value. No notifications are sent. Staff only.',
  lines: { required: false, description: 'Pieces to take out; absent: all packed pieces.' },
  reason: 'Reason; required.',
  budget: 14,
  sample: { as: 'sales', on: 'packedConsignment', reason: 'The wrong metal' },
});
