/** A configured piece, as cart lines and jobs have it. */
export type ConfiguredPiece = {
  readonly alloy: { readonly name: string };
  readonly size: { readonly us: string } | null | undefined;
  readonly choices: readonly { readonly attributeName: string; readonly value: string }[];
};

/** The choices of a piece in the order a jeweller thinks: metal, size, then the rest. `sizeText` words the US size. */
export function choiceTexts(piece: ConfiguredPiece, sizeText: (us: string) => string): string[] {
  return [
    piece.alloy.name,
    ...(piece.size ? [sizeText(piece.size.us)] : []),
    ...piece.choices.map(({ attributeName, value }) => `${attributeName}: ${value}`),
  ];
}
