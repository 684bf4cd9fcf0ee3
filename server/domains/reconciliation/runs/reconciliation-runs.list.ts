import { list } from '../../../lists/list.ts';
import { RECONCILIATION_VIEW, visibleReconciliation } from '../access.ts';
import { ReconciliationRun } from './reconciliation-run.type.ts';

/** Reconciliations with gateways. */
export const reconciliationRuns = list('reconciliationRuns', {
  model: 'ReconciliationRun',
  type: ReconciliationRun,
  typeName: 'ReconciliationRun',
  noun: { one: 'comparison', many: 'comparisons' },
  description: 'Comparisons of our books with those of payment gateways, newest first. Staff only.',
  permission: RECONCILIATION_VIEW,
  visible: visibleReconciliation,
  sorts: { CREATED_AT: { description: 'When it began.', by: ['createdAt'] } },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  tableRows: 5_000,
  sample: ({ admin }) => ({ as: admin, args: {} }),
});
