import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { links } from '../../../../links.ts';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { PiecePicture } from '../../../../ui/pictures/PiecePicture.tsx';
import type { TemplateCards_template$key } from './__generated__/TemplateCards_template.graphql.ts';

const fragment = graphql`
  fragment TemplateCards_template on CustomOrderTemplate @relay(plural: true) {
    id
    databaseId
    name
    itemTypeId
    images {
      url
    }
    subItems {
      id
    }
  }
`;

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(auto-fill, minmax(10.5rem, 1fr))' },
    columnGap: { base: '4', md: '6' },
    rowGap: '6',
    '& > li': { minW: '0' },
  },
});

const Card = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    _hover: { '& h2': { textDecoration: 'underline' } },
    '& h2': { textStyle: 'label', textUnderlineOffset: '3px' },
  },
});

type TemplateCardsProps = { templates: TemplateCards_template$key; isSearching: boolean };

/** Templates to choose from: kinds of work with counts, and pieces. */
export function TemplateCards({ templates, isSearching }: TemplateCardsProps) {
  const { t } = useTranslation('custom-order');
  const found = useFragment(fragment, templates);
  if (found.length === 0)
    return (
      <EmptyState
        title={t(isSearching ? 'none' : 'empty')}
        {...(isSearching
          ? { action: <ButtonLink to={links.customOrder()}>{t('clear')}</ButtonLink> }
          : { hint: t('emptyHint') })}
      />
    );
  return (
    <Cards {...(isSearching ? { 'aria-label': t('found') } : {})}>
      {found.map(({ id, databaseId, name, itemTypeId, images, subItems }) => (
        <li key={id}>
          <Card to={links.customOrder(databaseId)}>
            {images[0] && <PiecePicture src={images[0].url} alt="" sizes="(min-width: 48em) 14vw, 48vw" />}
            <div>
              <h2>{name}</h2>
              <Text color="fg.muted" textStyle="sm">
                {itemTypeId === null ? t('kinds', { count: subItems.length }) : t('piece')}
              </Text>
            </div>
          </Card>
        </li>
      ))}
    </Cards>
  );
}
