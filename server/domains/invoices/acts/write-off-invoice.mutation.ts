import { closingMutation } from './closing-mutation.ts';

closingMutation('writeOffInvoice', {
  action: 'WRITE_OFF',
  description: 'Writes off what is left of an invoice, with a reason: it is owed no more. Staff only.',
  repeat: 'naturally repeatable: what is written off is owed no more; a repeat is told so',
});
