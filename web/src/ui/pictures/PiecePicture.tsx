import { Picture } from './Picture.tsx';

/** Widths in pixels of piece pictures on pages. */
const WIDTHS = [160, 320, 640, 1200];

/** Widths in pixels of enlarged pictures. */
const CLOSE_WIDTHS = [1200, 2400];

/** Natural size of a piece's picture, which is square. */
const SIDE = 1200;

/** `/pictures/pieces/12/3/0/640.webp?v=1`, `/pictures/categories/4/640.webp?v=1`. */
const RENDITION = /\/\d+\.webp(?=\?|$)/;

/** The `srcSet` of an enlarged picture; undefined if it has only one width. */
export function closeRenditions(src: string): string | undefined {
  return renditions(src, CLOSE_WIDTHS);
}

function renditions(src: string, widths: readonly number[]): string | undefined {
  return RENDITION.test(src)
    ? widths.map((width) => `${src.replace(RENDITION, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined;
}

type PiecePictureProps = {
  src: string;
  alt: string;
  /** Its displayed width, for the `sizes` attribute. */
  sizes: string;
  isLead?: boolean;
};

/** A square picture of a piece or a category, loaded in a fitting width. */
export function PiecePicture({ src, alt, sizes, isLead }: PiecePictureProps) {
  const srcSet = renditions(src, WIDTHS);
  return (
    <Picture src={src} srcSet={srcSet} sizes={sizes} alt={alt} width={SIDE} height={SIDE} isLead={isLead} />
  );
}
