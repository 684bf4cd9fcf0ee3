import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { requireLineAction } from '../access.ts';
import { consignmentField } from '../consignment/consignment-result.ts';
import type { LineAction } from '../rules/transitions.ts';
import { ConsignmentPartInput, wantedParts } from './consignment-part.input.ts';
import { movePieces } from './move-pieces.ts';
import { consignmentAudit } from './record-event.ts';

/** The differences between the mutations that move pieces. */
type PieceMutation = {
  action: Exclude<LineAction, 'INVOICE'>;
  description: string;
  /** Description of `lines`, and whether omitting it means all pieces that the action applies to. */
  lines: { required: boolean; description: string };
  /** Description of `reason`. */
  reason: string;
  budget: number;
  /** An example of a valid call: user, consignment of the sample world, reason. */
  sample: {
    as: 'owner' | 'sales' | 'admin';
    on: 'consignment' | 'packedConsignment' | 'returningConsignment' | 'soldConsignment';
    reason: string;
  };
};

/** Declares a mutation that performs an action on pieces of a consignment: on whole lines or parts. */
export function pieceMutation(
  name: string,
  { action, description, lines, reason, budget, sample }: PieceMutation,
): void {
  mutation(name, {
    description,
    permission: requireLineAction(action),
    audit: consignmentAudit(action),
    repeat: 'keyed',
    budget,
    input: (t) => ({
      id: t.id({ required: true, description: 'Consignment.' }),
      lines: t.field({ type: [ConsignmentPartInput], ...lines }),
      reason: t.string({ description: reason }),
      version: t.int({ description: 'Version that the client last read.' }),
    }),
    resolve: async ({ id: globalId, version, ...input }, context, writes) => {
      const wanted = { id: rowKey('Consignment', globalId), action, ...wantedParts(input) };
      const day = await today(context);
      return writes.once({
        request: { ...wanted, version: version ?? null },
        work: async (tx, record) => {
          await movePieces(tx, context, { ...wanted, version, today: day }, record);
          return { consignmentId: wanted.id };
        },
      });
    },
    success: (t) => ({ consignment: consignmentField(t) }),
    sample: async (world) => {
      const { id, lineId } = await world[sample.on]();
      return {
        as: world.caller(world[sample.as]),
        input: {
          id: encodeGlobalId('Consignment', id),
          lines: [{ lineId: encodeGlobalId('ConsignmentLine', lineId), quantity: 1 }],
          reason: sample.reason,
        },
      };
    },
  });
}
