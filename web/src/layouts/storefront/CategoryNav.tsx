import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, loadQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { NavLink } from 'react-router';
import { environment } from '../../lib/relay/environment.ts';
import { links } from '../../links.ts';
import type { CategoryNavQuery } from './__generated__/CategoryNavQuery.graphql.ts';

const query = graphql`
  query CategoryNavQuery {
    productCategories(first: 12, filter: { onlyRoots: true }) {
      edges {
        node {
          id
          code
          name
        }
      }
    }
  }
`;

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    top: 0,
    // Above sticky elements of pages, such as the price of a piece.
    zIndex: 'sticky',
    minH: '11',
    display: { base: 'flex', _print: 'none' },
    columnGap: { base: '5', lg: '4', '2xl': '8' },
    // Wraps on wide screens, because a mouse cannot scroll without a visible scrollbar.
    flexWrap: { base: 'nowrap', lg: 'wrap' },
    px: { base: '4', md: '8', xl: '12' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const Category = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minH: '11',
    textStyle: { base: 'sm', lg: 'table', '2xl': 'sm' },
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    outlineOffset: '-3px!',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderColor: 'border.gold' },
  },
});

/** The categories of the catalogue, on every storefront page. */
export function CategoryNav() {
  const { t } = useTranslation('shell');
  // Once per visit, because the layout and its categories stay while pages change.
  const [queryRef] = useState(() => loadQuery<CategoryNavQuery>(environment, query, {}));
  return (
    <Bar aria-label={t('categories')}>
      <Category to={links.shop()} end>
        {t('footer.allPieces')}
      </Category>
      <Suspense>
        <Categories queryRef={queryRef} />
      </Suspense>
    </Bar>
  );
}

function Categories({ queryRef }: { queryRef: PreloadedQuery<CategoryNavQuery> }) {
  const { productCategories } = usePreloadedQuery<CategoryNavQuery>(query, queryRef);
  return productCategories.edges.map(({ node: { id, code, name } }) => (
    <Category key={id} to={links.shopCategory(code)}>
      {name}
    </Category>
  ));
}
