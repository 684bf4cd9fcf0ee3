import { Box } from '@chakra-ui/react';
import { PiecePicture } from '../pictures/PiecePicture.tsx';

/** The small picture of a piece in a row of a list; what stands beside it names the piece. */
export function RowPicture({ src }: { src: string }) {
  return (
    <Box boxSize={{ base: '16', lg: '10' }}>
      <PiecePicture src={src} alt="" sizes="64px" />
    </Box>
  );
}
