import { Box, chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { configurationSearch } from '../../../configuration/configuration-address.ts';
import { WISHLIST_ADD } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useViewer } from '../../../lib/session/useShell.ts';
import { ListPrice } from '../../../pieces/ListPrice.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { WishHeart } from '../../../wish-list/lazy-hearts.ts';
import { useCatalogLinks } from '../_lib/useCatalogLinks.ts';
import type { ProductCard_product$key } from './__generated__/ProductCard_product.graphql.ts';

const fragment = graphql`
  fragment ProductCard_product on ItemType @argumentDefinitions(alloyIds: { type: "[Int!]" }, karats: { type: "[String!]" }) {
    id
    code
    databaseId
    name
    listOffer(alloyIds: $alloyIds, karats: $karats) {
      alloyCode
      imageUrl
    }
    ...ListPrice_product @arguments(alloyIds: $alloyIds, karats: $karats)
  }
`;

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minW: '0',
    '& img': { transition: 'opacity', transitionDuration: 'moderate' },
    _hover: { '& img': { opacity: 0.88 }, '& h3': { textDecoration: 'underline' } },
  },
});

const Name = chakra('h3', {
  base: { textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
  variants: { place: { shop: { textStyle: 'piece' }, backoffice: { textStyle: 'label' } } },
});

const Cover = chakra(Link, { base: { _after: { content: '""', position: 'absolute', inset: 0 } } });

type ProductCardProps = { product: ProductCard_product$key; isLead?: boolean };

/**
 * A piece in a list: picture, name, lowest price. The whole card is a link. If the list is filtered by a metal, the
 * picture and the link use it.
 */
export function ProductCard({ product, isLead }: ProductCardProps) {
  const data = useFragment(fragment, product);
  const place = useCatalogLinks();
  const mayWish = useCan()(WISHLIST_ADD);
  const hasCustomer = useViewer()?.customer != null;
  return (
    <Card>
      <PiecePicture
        src={data.listOffer.imageUrl}
        alt=""
        isLead={isLead}
        sizes={
          place.isShop
            ? '(min-width: 80em) 20vw, (min-width: 48em) 30vw, 48vw'
            : '(min-width: 48em) 14vw, 48vw'
        }
      />
      <Box>
        <Name place={place.isShop ? 'shop' : 'backoffice'}>
          <Cover to={place.product(data) + configurationSearch({ metal: data.listOffer.alloyCode ?? null })}>
            {data.name}
          </Cover>
        </Name>
        <ListPrice product={data} />
      </Box>
      <Suspense>{mayWish && hasCustomer && <WishHeart piece={data} />}</Suspense>
    </Card>
  );
}
