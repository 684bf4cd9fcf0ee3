import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { useCatalogLinks } from '../_lib/useCatalogLinks.ts';
import type { CategoryLinks_category$key } from './__generated__/CategoryLinks_category.graphql.ts';

const fragment = graphql`
  fragment CategoryLinks_category on ProductCategory @relay(plural: true) {
    id
    code
    databaseId
    name
    productCount
  }
`;

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' } });

const Entry = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    px: '3.5',
    textStyle: 'sm',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    _hover: { borderColor: 'border.control', bg: 'bg.subtle' },
    '& span': { color: 'fg.muted', textStyle: 'xs' },
  },
});

/** Subcategories of the current category. */
export function CategoryLinks({ categories }: { categories: CategoryLinks_category$key }) {
  const { t } = useTranslation('catalog');
  const place = useCatalogLinks();
  const entries = useFragment(fragment, categories);
  if (entries.length === 0) return null;
  return (
    <List aria-label={t('subcategories')}>
      {entries.map((category) => (
        <li key={category.id}>
          <Entry to={place.category(category)}>
            {category.name} <span>{category.productCount}</span>
          </Entry>
        </li>
      ))}
    </List>
  );
}
