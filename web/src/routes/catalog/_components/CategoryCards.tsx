import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { useCatalogLinks } from '../_lib/useCatalogLinks.ts';
import type { CategoryCards_category$key } from './__generated__/CategoryCards_category.graphql.ts';
import { CardGrid } from './CardGrid.tsx';

const fragment = graphql`
  fragment CategoryCards_category on ProductCategory @relay(plural: true) {
    id
    code
    databaseId
    name
    imageUrl
    productCount
  }
`;

const Card = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    _hover: { '& h3': { textDecoration: 'underline' } },
    '& h3': { textUnderlineOffset: '3px' },
  },
});

const Name = chakra('h3', {
  variants: { place: { shop: { textStyle: 'piece' }, backoffice: { textStyle: 'label' } } },
});

/** Categories with their pictures and piece counts. */
export function CategoryCards({ categories }: { categories: CategoryCards_category$key }) {
  const { t } = useTranslation('catalog');
  const place = useCatalogLinks();
  return (
    <CardGrid density={place.isShop ? 'airy' : 'dense'}>
      {useFragment(fragment, categories).map((category) => (
        <li key={category.id}>
          <Card to={place.category(category)}>
            <PiecePicture
              src={category.imageUrl}
              alt=""
              sizes={
                place.isShop
                  ? '(min-width: 80em) 23vw, (min-width: 48em) 30vw, 48vw'
                  : '(min-width: 48em) 14vw, 48vw'
              }
            />
            <div>
              <Name place={place.isShop ? 'shop' : 'backoffice'}>{category.name}</Name>
              <Text color="fg.muted">{t('pieces', { count: category.productCount })}</Text>
            </div>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
