import { Picture } from './Picture.tsx';

/** Widths in pixels that the server makes pictures of pieces in. */
const WIDTHS = [160, 320, 640, 1200];

/** Natural side of a piece's picture; they are square. */
const SIDE = 1200;

/** `/pictures/pieces/12/3/0/640.webp?v=1`, `/pictures/categories/4/640.webp?v=1`. */
const RENDITION = /\/\d+\.webp(?=\?|$)/;

type PiecePictureProps = {
  src: string;
  alt: string;
  /** Its width in the page, for the `sizes` attribute. */
  sizes: string;
  isLead?: boolean;
};

/** A square picture of a piece or a category, fetched in the width that fits the place. */
export function PiecePicture({ src, alt, sizes, isLead }: PiecePictureProps) {
  const srcSet = RENDITION.test(src)
    ? WIDTHS.map((width) => `${src.replace(RENDITION, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined;
  return (
    <Picture src={src} srcSet={srcSet} sizes={sizes} alt={alt} width={SIDE} height={SIDE} isLead={isLead} />
  );
}
