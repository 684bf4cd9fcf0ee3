import { closingMutation } from './closing-mutation.ts';

closingMutation('voidInvoice', {
  action: 'VOID',
  description:
    'Voids an invoice to which nothing is applied, with a reason: it is no longer owed, and its order can be billed again. Staff only.',
  repeat: 'naturally repeatable: an invoice is voided once; a repeat is told that it is',
});
