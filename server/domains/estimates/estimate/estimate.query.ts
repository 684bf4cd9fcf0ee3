import { localId } from '../../../lib/global-id.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { ESTIMATES_VIEW, visibleEstimates } from '../access.ts';
import { Estimate } from './estimate.type.ts';

lookUp('estimate', {
  model: 'Estimate',
  type: Estimate,
  description: 'An estimate by integer id or number: the viewer’s own, or one shared by a colleague.',
  permission: ESTIMATES_VIEW,
  visible: visibleEstimates,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `EST-10023`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no estimate has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ buyer, estimate, foreign }) => ({
    as: buyer,
    args: { databaseId: localId('Estimate', await estimate()) },
    foreign: { databaseId: foreign.estimateDatabaseId, number: foreign.estimateNumber },
  }),
});
