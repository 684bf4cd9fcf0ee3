import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CONSIGNMENT_TEXT_LENGTHS, MAX_CONSIGNMENT_LINES } from '../rules/consignment-limits.ts';
import type { WantedPart } from '../rules/plan-moves.ts';

/** Pieces of a line. */
export const ConsignmentPartInput = builder.inputType('ConsignmentPartInput', {
  description: 'Pieces of a line of a consignment.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Line of the consignment.' }),
    quantity: t.int({ description: 'Number of pieces; absent: all.' }),
  }),
});

type Given = {
  lines?: readonly { lineId: string | number; quantity?: number | null }[] | null;
  reason?: string | null;
};

const rules = z.object({
  lines: z
    .array(z.object({ lineId: z.string().max(100), quantity: z.int().min(1, 'OUT_OF_RANGE').nullish() }))
    .min(1, 'REQUIRED')
    .max(MAX_CONSIGNMENT_LINES)
    .nullish(),
  reason: z.string().trim().max(CONSIGNMENT_TEXT_LENGTHS.reason).nullish(),
});

/** The pieces of an action, and its reason; null parts: all that it applies to. */
export function wantedParts({ lines, reason }: Given): { parts: WantedPart[] | null; reason: string | null } {
  const given = parseInput(rules, {
    reason,
    lines: lines?.map(({ lineId, quantity }) => ({ lineId: String(lineId), quantity })),
  });
  const parts = given.lines?.map(({ lineId, quantity }) => ({
    // An invalid id matches no line of the consignment.
    lineId: localId('ConsignmentLine', lineId) ?? 0,
    quantity: quantity ?? null,
  }));
  return { parts: parts ?? null, reason: given.reason || null };
}
