import { builder } from '../../../schema/builder.ts';
import { ConfiguredPartType, SET_ROWS } from '../../ordering/configured-part.type.ts';
import type { CheapestConfiguration } from '../../pricing/list-prices/cheapest-configuration.ts';

/** A configuration that costs the list price. */
export const CheapestConfigurationType = builder
  .objectRef<CheapestConfiguration>('CheapestConfiguration')
  .implement({
    description: 'A configuration of a piece that costs its list price.',
    fields: (t) => ({
      main: t.field({
        type: ConfiguredPartType,
        description: 'The piece itself.',
        resolve: ({ main }) => main,
      }),
      parts: t.field({
        type: [ConfiguredPartType],
        extensions: SET_ROWS,
        description: 'The parts of its set.',
        resolve: ({ parts }) => parts,
      }),
      priorityCode: t.exposeString('priorityCode', {
        nullable: true,
        description: 'Code of the priority that costs the least.',
      }),
    }),
  });
