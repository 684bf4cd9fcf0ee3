import type { AddToCartInput } from './__generated__/putLineBackMutation.graphql.ts';
import type { KeptLine } from './kept-line.ts';

/** What adds a line to the cart as it was; a wanted-by day that has passed since is left out. */
export function lineAgain(line: KeptLine, now: Date): Omit<AddToCartInput, 'idempotencyKey'> {
  const { itemType, alloy, priority, size, choices, parts, ownMetal, drawing, wantedBy } = line;
  return {
    configuration: {
      itemTypeId: itemType.databaseId,
      alloyId: alloy.databaseId,
      priorityId: priority.databaseId,
      size: size?.us ?? null,
      attributes: choices.map(choiceAgain),
      subItems: parts
        .filter(({ follows }) => !follows)
        .map((part) => ({
          itemTypeId: part.itemTypeId,
          alloyId: part.alloyId,
          size: part.size?.us ?? null,
          attributes: part.choices.map(choiceAgain),
        })),
      ownMetal,
    },
    quantity: line.quantity,
    wantedBy: wantedBy && wantedBy >= now.toISOString().slice(0, 10) ? wantedBy : null,
    reference: line.reference ?? null,
    endCustomer: line.endCustomer ?? null,
    note: line.note ?? null,
    drawingFileId: drawing?.databaseId ?? null,
  };
}

type Choice = Pick<KeptLine['choices'][number], 'attributeId' | 'optionId' | 'text'>;

function choiceAgain({ attributeId, optionId, text }: Choice) {
  return optionId == null ? { attributeId, text } : { attributeId, optionId };
}
