import { closingMutation } from './closing-mutation.ts';

closingMutation('voidInvoice', {
  action: 'VOID',
  description:
    'Voids an invoice to which nothing is applied, with a reason: it is owed no more, and its order can be billed anew. Staff only.',
  repeat: 'naturally repeatable: an invoice is voided once; a repeat is told that it is',
});
