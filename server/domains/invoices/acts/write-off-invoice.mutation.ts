import { closingMutation } from './closing-mutation.ts';

closingMutation('writeOffInvoice', {
  action: 'WRITE_OFF',
  description: 'Writes off the open balance of an invoice, with a reason. Staff only.',
  repeat: 'naturally repeatable: what is written off is owed no more; a repeat is told so',
});
