import type { ConfigurationInput, PartOfSet, Piece } from '../../../configuration/configuration.ts';
import { configurationSearch } from '../../../configuration/configuration-address.ts';
import type { ExplainedSubject } from '../../../orders/explain-price/ExplainLink.tsx';

type Configured = Pick<ConfigurationInput, 'alloyId' | 'size' | 'attributes'>;

type PricedPiece = {
  piece: Piece;
  parts: readonly PartOfSet[];
  configuration: ConfigurationInput;
  /** Code of the priority. */
  priority: string | null;
  quantity: number;
  /** Account number of the customer; null: list price. */
  customer: string | null;
};

/** Subject of a configured piece’s explanation: by codes, with all choices. */
export function pieceSubject({ piece, parts, configuration, ...order }: PricedPiece): ExplainedSubject {
  const { priority, quantity, customer } = order;
  const apart = (configuration.subItems ?? []).flatMap((part) => {
    const found = parts.find(({ offer }) => offer.databaseId === part.itemTypeId);
    return found ? [[found.offer.code, choicesOf(found.offer, part)] as const] : [];
  });
  const search = configurationSearch({
    ...choicesOf(piece, configuration),
    parts: Object.fromEntries(apart),
    ownMetal: configuration.ownMetal === true,
    priority,
    quantity,
  });
  return { piece: piece.code, customer, ...Object.fromEntries(new URLSearchParams(search)) };
}

function choicesOf({ alloys, attributes: offered }: Piece, { alloyId, size, attributes }: Configured) {
  const choices = (attributes ?? []).flatMap(({ attributeId, optionId, text }) => {
    const code = offered.find(({ attribute }) => attribute.databaseId === attributeId)?.attribute.code;
    const value = optionId == null ? text : String(optionId);
    return code === undefined || value == null ? [] : [[code, value] as const];
  });
  return {
    metal: alloys.find(({ alloy }) => alloy.databaseId === alloyId)?.alloy.code ?? null,
    size: size ?? null,
    choices: Object.fromEntries(choices),
  };
}
