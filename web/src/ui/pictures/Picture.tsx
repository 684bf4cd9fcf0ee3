import { chakra } from '@chakra-ui/react';

const Image = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    objectFit: 'cover',
    bg: 'gray.50',
    borderRadius: 'l2',
    // Pieces have a light background, which is dimmed in dark mode.
    _dark: { filter: 'brightness(0.85)' },
  },
});

type PictureProps = {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Natural size, which reserves the space before the picture loads. */
  width: number;
  height: number;
  /** Tiny picture shown while this one loads. */
  placeholder?: string | null;
  /** The main picture of a page, loaded first instead of lazily. */
  isLead?: boolean;
  srcSet?: string;
  sizes?: string;
};

/** A picture without layout shift: its space is reserved, with the background of the piece. */
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
