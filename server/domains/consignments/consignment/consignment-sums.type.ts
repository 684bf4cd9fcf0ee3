import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import type { StateSum } from '../rules/standing.ts';
import type { AgedPieces } from '../rules/term.ts';
import { ConsignmentLineStateEnum, MemoAgeEnum } from './consignment-enums.type.ts';

/** Pieces in a state. */
export const ConsignmentStateSum = builder.objectRef<StateSum>('ConsignmentStateSum').implement({
  description: 'The pieces of a consignment that are in one state.',
  fields: (t) => ({
    state: t.expose('state', { type: ConsignmentLineStateEnum, description: 'State.' }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    value: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Value at the memo prices; null when prices are not shown (1301 or 19xx).',
      resolve: ({ value }, _args, { viewer }) => (seesAmounts(viewer) ? value : null),
    }),
  }),
});

/** Pieces at the customer by age. */
export const AgedMemoPieces = builder.objectRef<AgedPieces>('AgedMemoPieces').implement({
  description: 'Pieces out on memo in one age range.',
  fields: (t) => ({
    age: t.expose('age', { type: MemoAgeEnum, description: 'Ageing bucket.' }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    value: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Value at the memo prices; null when prices are not shown (1301 or 19xx).',
      resolve: ({ value }, _args, { viewer }) => (seesAmounts(viewer) ? value : null),
    }),
  }),
});
