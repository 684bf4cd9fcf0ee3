/** Jobs of a picture process. Pictures are never decoded in the server's own process. */
export type PictureJob =
  | {
      readonly kind: 'clean';
      readonly bytes: Uint8Array;
      readonly format: 'jpeg' | 'webp';
      readonly limits: CleanLimits;
    }
  | { readonly kind: 'shrink'; readonly bytes: Uint8Array; readonly width: number }
  | { readonly kind: 'print'; readonly bytes: Uint8Array; readonly side: number }
  | {
      readonly kind: 'draw';
      /** Path of the module whose `svgOf` creates an SVG of `what` for a width, because drawing is slow too. */
      readonly module: string;
      readonly what: unknown;
      readonly width: number;
      /** Side of the SVG in its own units. */
      readonly side: number;
    };

/** Limits of uploads. */
type CleanLimits = {
  /** Maximum number of decoded pixels. */
  readonly pixels: number;
  /** Maximum memory of the decoder for a picture that it cannot read line by line. */
  readonly wholeBytes: number;
  /** Maximum number of frames of an animation; only the first is stored. */
  readonly frames: number;
  /** Maximum side of the stored picture. */
  readonly side: number;
};

/** A created picture. */
export type MadePicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** Why no picture was created. */
export type PictureProblem = 'IMAGE_TOO_LARGE' | 'IMAGE_TOO_COMPLEX' | 'BROKEN_IMAGE';

/** The reply of the process; `residentBytes` is its memory afterwards. */
export type PictureReply = { readonly residentBytes: number } & (
  | { readonly made: MadePicture }
  | { readonly problem: PictureProblem; readonly message: string }
);
