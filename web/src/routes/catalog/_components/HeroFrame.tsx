import { Box, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
    alignItems: 'center',
    bg: { base: 'bg.subtle', _dark: 'bg.page' },
    minH: { lg: 'min(42rem, 72vh)' },
  },
});

/** Shows the whole piece in any aspect ratio. The edges of the square picture fade out. */
const WHOLE_PICTURE = {
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectFit: 'contain',
  borderRadius: 0,
  maskImage: 'radial-gradient(circle closest-side, #000 80%, transparent)',
} as const;

type HeroFrameProps = { text: ReactNode; picture: ReactNode };

/** Text on the left, picture on the right, or above the text on a phone. */
export function HeroFrame({ text, picture }: HeroFrameProps) {
  return (
    <Frame>
      <Stack
        gap="5"
        px={{ base: '4', md: '8' }}
        ps={{ xl: 'max(3rem, calc((100vw - 90rem) / 2 + 3rem))' }}
        py={{ base: '8', lg: '16' }}
        order={{ base: 2, lg: 1 }}
      >
        {text}
      </Stack>
      <Box
        position="relative"
        overflow="hidden"
        alignSelf="stretch"
        order={{ base: 1, lg: 2 }}
        bg="bg.picture"
        aspectRatio={{ base: 'landscape', lg: 'auto' }}
        css={{ '& img': WHOLE_PICTURE }}
      >
        {picture}
      </Box>
    </Frame>
  );
}
