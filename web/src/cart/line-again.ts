import type { useRemoveLine_item$data } from './__generated__/useRemoveLine_item.graphql.ts';
import type { AddToCartInput } from './__generated__/useRemoveLineAgainMutation.graphql.ts';

/** What adds a line to the cart as it was; a wanted-by day that has passed since is left out. */
export function lineAgain(
  line: Omit<useRemoveLine_item$data, ' $fragmentType'>,
  now: Date,
): Omit<AddToCartInput, 'idempotencyKey'> {
  const { itemType, alloy, priority, size, choices, drawing, wantedBy } = line;
  return {
    configuration: {
      itemTypeId: itemType.databaseId,
      alloyId: alloy.databaseId,
      priorityId: priority.databaseId,
      size: size?.us ?? null,
      attributes: choices.map(({ attributeId, optionId, value }) =>
        optionId == null ? { attributeId, text: value } : { attributeId, optionId },
      ),
    },
    quantity: line.quantity,
    wantedBy: wantedBy && wantedBy >= now.toISOString().slice(0, 10) ? wantedBy : null,
    reference: line.reference ?? null,
    endCustomer: line.endCustomer ?? null,
    note: line.note ?? null,
    drawingFileId: drawing?.databaseId ?? null,
  };
}
