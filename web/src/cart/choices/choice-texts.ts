import type { RingSizeTexts } from '../../configuration/ring-size-system.ts';

/** A configured piece of a cart line or job. */
type ConfiguredPiece = {
  readonly alloy: { readonly name: string };
  readonly size: RingSizeTexts | null | undefined;
  readonly choices: readonly { readonly attributeName: string; readonly value: string }[];
};

/** Translated texts for a ring size, and for an attribute with its value. */
export type ChoiceLabels = {
  readonly size: (size: RingSizeTexts) => string;
  readonly choice: (name: string, value: string) => string;
};

/** The choices of a piece in the usual order: metal, size, then the rest. */
export function choiceTexts(piece: ConfiguredPiece, labels: ChoiceLabels): string[] {
  return [
    piece.alloy.name,
    ...(piece.size ? [labels.size(piece.size)] : []),
    ...attributeTexts(piece.choices, labels),
  ];
}

/** Only the chosen attributes. */
export function attributeTexts(choices: ConfiguredPiece['choices'], labels: ChoiceLabels): string[] {
  return choices.map(({ attributeName, value }) => labels.choice(attributeName, value));
}
