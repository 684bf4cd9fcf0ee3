import { pieceMutation } from './piece-mutation.ts';

pieceMutation('reportConsignmentSold', {
  action: 'REPORT_SOLD',
  description:
    'Reports pieces of a consignment sold, or a part of them: they are billed at their memo price.',
  lines: { required: true, description: 'Sold pieces.' },
  reason: 'Remark to it.',
  budget: 14,
  sample: { as: 'owner', on: 'consignment', reason: 'Sold at the fair' },
});
