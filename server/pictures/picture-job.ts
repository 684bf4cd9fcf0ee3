/** What a picture process can do. Pictures are never decoded in the server's own process. */
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
      /** Path of the module whose `svgOf` makes an SVG of `what` for a width: drawing takes time as well. */
      readonly module: string;
      readonly what: unknown;
      readonly width: number;
      /** Side of the SVG in its own units. */
      readonly side: number;
    };

/** Bounds of what people upload. */
type CleanLimits = {
  /** Pixels of all that is decoded. */
  readonly pixels: number;
  /** Bytes that the decoder holds of a picture that it cannot read line by line. */
  readonly wholeBytes: number;
  /** Frames of an animation, of which the first is kept. */
  readonly frames: number;
  /** Longest side that is kept. */
  readonly side: number;
};

/** A picture as it comes back. */
export type MadePicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** Why no picture came back. */
export type PictureProblem = 'IMAGE_TOO_LARGE' | 'IMAGE_TOO_COMPLEX' | 'BROKEN_IMAGE';

/** What the process answers; `residentBytes` is its memory afterwards. */
export type PictureReply = { readonly residentBytes: number } & (
  | { readonly made: MadePicture }
  | { readonly problem: PictureProblem; readonly message: string }
);
