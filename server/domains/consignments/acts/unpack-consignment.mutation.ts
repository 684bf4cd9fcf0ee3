import { pieceMutation } from './piece-mutation.ts';

pieceMutation('unpackConsignment', {
  action: 'UNPACK',
  description:
    'Takes packed pieces of a consignment out before they are sent, all of them or a part: they stay with the manufacturer, and are neither on the packing slip nor of any value on memo. Nobody is told. Staff only.',
  lines: { required: false, description: 'What is taken out; absent: all that is packed.' },
  reason: 'Why; it has to be said.',
  budget: 14,
  sample: { as: 'sales', on: 'packedConsignment', reason: 'The wrong metal' },
});
