import { numberProblem, readNumber } from '../rules/number-attribute.ts';
import type { Piece, PieceAttribute } from '../sources/piece.ts';
import type { AttributeChoice, PartConfiguration, ResolvedChoice } from './configuration.ts';
import { SAMPLE_TEXT } from './configuration-space.ts';
import { type ResolvedConfiguration, toSize } from './resolve-configuration.ts';

/**
 * The configuration of a sub-item that follows its main piece: the same alloy, size and options if it offers them,
 * otherwise its own defaults.
 */
export function followingConfiguration(subItem: Piece, main: ResolvedConfiguration): PartConfiguration {
  const alloy = subItem.alloys.find((each) => each.id === main.alloy.id);
  const chosen = main.choices.filter((choice) =>
    subItem.attributes.some((offered) => offered.id === choice.attributeId && isOffered(offered, choice)),
  );
  const own = standardChoices(subItem).filter(
    (choice) => !chosen.some((each) => each.attributeId === choice.attributeId),
  );
  return {
    itemTypeId: subItem.id,
    alloyId: alloy?.id ?? null,
    size: followingSize(subItem, main),
    attributes: [...chosen, ...own],
  };
}

function isOffered(offered: PieceAttribute, { optionId, text }: ResolvedChoice): boolean {
  if (offered.kind === 'NUMBER') {
    const value = text === null ? null : readNumber(text);
    return value !== null && numberProblem(offered, value) === null;
  }
  return optionId === null || offered.options.some((each) => each.id === optionId);
}

function followingSize(subItem: Piece, main: ResolvedConfiguration) {
  const [smallest, largest] = [toSize(subItem.minSize), toSize(subItem.maxSize)];
  if (smallest === null || largest === null) return null;
  const fits = main.size !== null && main.size >= smallest && main.size <= largest;
  return fits ? String(main.size) : subItem.refSize;
}

/** The first option of each required choice without a default. The server applies defaults. */
export function standardChoices(piece: Piece): AttributeChoice[] {
  return piece.attributes
    .filter(
      (offered) => offered.required && offered.defaultOptionId === null && offered.defaultNumber === null,
    )
    .flatMap(({ id: attributeId, kind, options: [first], minNumber }): AttributeChoice[] => {
      if (kind === 'TEXT') return [{ attributeId, text: SAMPLE_TEXT }];
      if (kind === 'NUMBER') return [{ attributeId, text: minNumber ?? '1' }];
      return kind === 'SELECT' && first ? [{ attributeId, optionId: first.id }] : [];
    });
}
