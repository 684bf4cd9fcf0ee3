import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { links } from '../../../links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import type { Hero_product$key } from './__generated__/Hero_product.graphql.ts';
import { HeroFrame } from './HeroFrame.tsx';

const fragment = graphql`
  fragment Hero_product on ItemType {
    code
    name
    imageUrl
  }
`;

const Caption = chakra(Link, {
  base: {
    position: 'absolute',
    insetInlineEnd: '4',
    bottom: '4',
    textStyle: 'xs',
    color: 'ink.700',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '-100vmax' },
  },
});

/** Hero of the storefront: one sentence and one piece. */
export function Hero({ product }: { product: Hero_product$key | null }) {
  const { t } = useTranslation('catalog');
  const piece = useFragment(fragment, product);
  return (
    <HeroFrame
      text={
        <>
          <Text textStyle="overline" color="fg.gold">
            {t('home.overline')}
          </Text>
          <Heading as="h1" textStyle="hero">
            {t('home.headline')}
          </Heading>
          <Text textStyle="md" color="fg.muted" maxW="prose">
            {t('home.lead')}
          </Text>
          <Flex gap="3" wrap="wrap" pt="2">
            <ButtonLink to={links.shopSearch('')} size="lg">
              {t('home.browse')}
            </ButtonLink>
            <ButtonLink to="#how" size="lg" variant="ghost">
              {t('home.how')}
            </ButtonLink>
          </Flex>
        </>
      }
      picture={
        piece && (
          <>
            <PiecePicture src={piece.imageUrl} alt="" isLead sizes="(min-width: 62em) 50vw, 100vw" />
            <Caption to={links.shopProduct(piece.code)}>{piece.name}</Caption>
          </>
        )
      }
    />
  );
}
