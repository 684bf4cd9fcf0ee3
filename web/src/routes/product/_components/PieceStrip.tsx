import { Box, chakra, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../links.ts';
import { ListPrice } from '../../../pieces/ListPrice.tsx';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import type { PieceStrip_pieces$key } from './__generated__/PieceStrip_pieces.graphql.ts';

const fragment = graphql`
  fragment PieceStrip_pieces on ItemType @relay(plural: true) {
    code
    databaseId
    name
    listImageUrl
    ...ListPrice_product
  }
`;

const Strip = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
  },
});

type PieceStripProps = { title: string; pieces: PieceStrip_pieces$key; isShop: boolean };

/** A row of pieces, each a link with picture and lowest price. */
export function PieceStrip({ title, pieces, isShop }: PieceStripProps) {
  const id = useId();
  const data = useFragment(fragment, pieces);
  return (
    <Box as="section" aria-labelledby={id} mt="10">
      <Heading as="h2" id={id} textStyle="label" mb="4">
        {title}
      </Heading>
      <Strip>
        {data.map((piece) => (
          <li key={piece.code}>
            <PiecePicture src={piece.listImageUrl} alt="" sizes="(min-width: 48em) 14vw, 48vw" />
            <AppLink to={isShop ? links.shopProduct(piece.code) : links.product(piece.databaseId)}>
              {piece.name}
            </AppLink>
            <ListPrice product={piece} />
          </li>
        ))}
      </Strip>
    </Box>
  );
}
