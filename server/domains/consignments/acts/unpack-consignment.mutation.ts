import { pieceMutation } from './piece-mutation.ts';

pieceMutation('unpackConsignment', {
  action: 'UNPACK',
  description:
    'Unpacks pieces of a consignment before they are sent, all of them or a part: they stay with the manufacturer, and are neither on the packing slip nor in the memo value. Nobody is notified. Staff only.',
  lines: { required: false, description: 'What is taken out; absent: all that is packed.' },
  reason: 'Why; it has to be said.',
  budget: 14,
  sample: { as: 'sales', on: 'packedConsignment', reason: 'The wrong metal' },
});
