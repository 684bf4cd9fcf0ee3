type OfferedShapes = {
  readonly attribute: { readonly code: string };
  readonly defaultOption?: { readonly databaseId: number } | null | undefined;
  readonly options: readonly {
    readonly databaseId: number;
    readonly stoneShape?: string | null | undefined;
  }[];
};

/** The cut of the centre stone that is chosen, or stands by default; null: the piece has its own. */
export function chosenShape(
  attributes: readonly OfferedShapes[],
  { choices }: { readonly choices: Readonly<Record<string, string>> },
): string | null {
  const shapes = attributes.flatMap(({ attribute, defaultOption, options }) => {
    const chosen = choices[attribute.code] ?? String(defaultOption?.databaseId);
    return options.find(({ databaseId }) => String(databaseId) === chosen)?.stoneShape ?? [];
  });
  return shapes[0] ?? null;
}

/** The address of a picture of a piece in a cut. */
export function inCut(url: string, cut: string | null): string {
  return cut === null ? url : `${url}&cut=${encodeURIComponent(cut)}`;
}
