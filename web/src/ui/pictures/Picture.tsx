import { chakra } from '@chakra-ui/react';

const Image = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    objectFit: 'cover',
    bg: 'gray.50',
    borderRadius: 'l2',
    // Pieces are drawn on a light ground: dimmed with it, they do not glare out of a dark page.
    _dark: { filter: 'brightness(0.85)' },
  },
});

type PictureProps = {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Natural measures: they keep the place before the picture arrives. */
  width: number;
  height: number;
  /** Tiny picture shown until this one arrives. */
  placeholder?: string | null;
  /** The one picture a page opens with: fetched first, not lazily. */
  isLead?: boolean;
  srcSet?: string;
  sizes?: string;
};

/** A picture that never moves the page: its place is kept, its background is that of the piece. */
export function Picture({ placeholder, isLead = false, width, height, ...image }: PictureProps) {
  return (
    <Image
      {...image}
      htmlWidth={width}
      htmlHeight={height}
      loading={isLead ? 'eager' : 'lazy'}
      fetchPriority={isLead ? 'high' : 'auto'}
      decoding="async"
      style={placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' } : undefined}
    />
  );
}
