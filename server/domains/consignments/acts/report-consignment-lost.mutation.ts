import { pieceMutation } from './piece-mutation.ts';

pieceMutation('reportConsignmentLost', {
  action: 'REPORT_LOST',
  description: 'Reports pieces of a consignment lost: they are billed at their memo price. Staff only.',
  lines: { required: true, description: 'Lost pieces.' },
  reason: 'How.',
  budget: 14,
  sample: { as: 'sales', on: 'consignment', reason: 'Lost in the post' },
});
