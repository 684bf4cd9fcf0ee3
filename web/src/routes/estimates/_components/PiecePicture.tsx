import { chakra } from '@chakra-ui/react';

const Image = chakra('img', {
  base: { boxSize: '16', objectFit: 'cover', borderRadius: 'l2', bg: 'bg.subtle' },
});

/** A small picture of a piece beside its name. */
export function PiecePicture({ url }: { url: string }) {
  return <Image src={url} alt="" />;
}
