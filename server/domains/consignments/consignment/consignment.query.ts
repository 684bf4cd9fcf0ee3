import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { visibleConsignments } from '../access.ts';
import { CONSIGNMENTS_VIEW } from '../rules/transitions.ts';
import { Consignment } from './consignment.type.ts';

lookUp('consignment', {
  model: 'Consignment',
  type: Consignment,
  description: 'One consignment, by integer id or by number.',
  permission: CONSIGNMENTS_VIEW,
  visible: visibleConsignments,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `OC-10001`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no consignment has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ owner, consignment, foreign }) => ({
    as: owner,
    args: { databaseId: (await consignment()).id },
    foreign: { databaseId: foreign.consignmentDatabaseId, number: foreign.consignmentNumber },
  }),
});
