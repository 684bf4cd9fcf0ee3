import { chosenOption, type Piece } from './configuration.ts';
import type { PartAddress } from './configuration-address.ts';

/**
 * Code of the chosen or default option of an attribute, by the attribute’s code; null if the piece has no such
 * attribute.
 */
export function chosenCode(
  { attributes }: Piece,
  attributeCode: string,
  address: Pick<PartAddress, 'choices'>,
): string | null {
  const offered = attributes.find(({ attribute }) => attribute.code === attributeCode);
  const chosen = offered && chosenOption(offered, address);
  return offered?.options.find(({ databaseId }) => databaseId === chosen)?.code ?? null;
}
