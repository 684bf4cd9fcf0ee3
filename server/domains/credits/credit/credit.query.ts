import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { CREDITS_VIEW, visibleCredits } from '../access.ts';
import { CustomerCredit } from './credit.type.ts';

lookUp('customerCredit', {
  model: 'CustomerCredit',
  type: CustomerCredit,
  description: 'One credit, by integer id or by number.',
  permission: CREDITS_VIEW,
  visible: visibleCredits,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `CR-10001`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no credit has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ owner, credit, foreign }) => ({
    as: owner,
    args: { databaseId: await credit() },
    foreign: { databaseId: foreign.creditDatabaseId, number: foreign.creditNumber },
  }),
});
