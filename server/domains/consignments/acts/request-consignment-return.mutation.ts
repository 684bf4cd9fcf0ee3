import { pieceMutation } from './piece-mutation.ts';

pieceMutation('requestConsignmentReturn', {
  action: 'REQUEST_RETURN',
  description: 'Asks to send pieces of a consignment back, or a part of them.',
  lines: { required: true, description: 'What goes back.' },
  reason: 'Why.',
  budget: 14,
  sample: { as: 'admin', on: 'consignment', reason: 'Nobody asked for it' },
});
