import { chakra } from '@chakra-ui/react';
import { PiecePicture } from '../pictures/PiecePicture.tsx';
import { inCompactTable } from './compact-table.ts';

const Frame = chakra('div', {
  base: { boxSize: { base: '16', lg: '10' }, ...inCompactTable({ boxSize: '7' }) },
});

/** The thumbnail of a piece in a row; the text beside it names the piece. */
export function RowPicture({ src }: { src: string }) {
  return (
    <Frame>
      <PiecePicture src={src} alt="" sizes="64px" />
    </Frame>
  );
}
