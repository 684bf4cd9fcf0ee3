import { Picture } from './Picture.tsx';

/** Widths in pixels that pictures of pieces are shown in on a page. */
const WIDTHS = [160, 320, 640, 1200];

/** The same of an enlarged picture. */
const CLOSE_WIDTHS = [1200, 2400];

/** Natural side of a piece's picture; they are square. */
const SIDE = 1200;

/** `/pictures/pieces/12/3/0/640.webp?v=1`, `/pictures/categories/4/640.webp?v=1`. */
const RENDITION = /\/\d+\.webp(?=\?|$)/;

/** The widths of an enlarged picture for `srcSet`; undefined where a picture comes in one width. */
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
  /** Its width in the page, for the `sizes` attribute. */
  sizes: string;
  isLead?: boolean;
};

/** A square picture of a piece or a category, fetched in the width that fits the place. */
export function PiecePicture({ src, alt, sizes, isLead }: PiecePictureProps) {
  const srcSet = renditions(src, WIDTHS);
  return (
    <Picture src={src} srcSet={srcSet} sizes={sizes} alt={alt} width={SIDE} height={SIDE} isLead={isLead} />
  );
}
