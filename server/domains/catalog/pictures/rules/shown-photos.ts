/** What a photo shows; null for any. */
export type PhotoTerms = {
  /** Colour of the alloys: YELLOW, WHITE, … */
  readonly metalColour: string | null;
  /** Cut of the centre stone: ROUND, OVAL, … */
  readonly shape: string | null;
};

/** The photos of a piece in a metal and a cut, in order; if there are none, it is drawn. */
export function shownPhotos<Photo extends PhotoTerms>(
  photos: readonly Photo[],
  { metalColour, shape }: PhotoTerms,
): Photo[] {
  return photos.filter(
    (photo) =>
      (photo.metalColour === null || photo.metalColour === metalColour) &&
      (photo.shape === null || photo.shape === shape),
  );
}
