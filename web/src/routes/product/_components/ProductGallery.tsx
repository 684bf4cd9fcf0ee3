import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { chosenAlloy } from '../_lib/configuration.ts';
import type { ProductGallery_product$key } from './__generated__/ProductGallery_product.graphql.ts';

const fragment = graphql`
  fragment ProductGallery_product on ItemType {
    name
    alloys {
      isDefault
      alloy {
        databaseId
        code
      }
      images {
        url
        alt
      }
    }
  }
`;

const Views = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' } });

const View = chakra('button', {
  base: {
    display: 'block',
    width: { base: '14', md: '20' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflow: 'hidden',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control' },
    '&[aria-pressed=true]': { borderColor: 'border.gold', boxShadow: '0 0 0 1px {colors.border.gold}' },
  },
});

type ProductGalleryProps = {
  product: ProductGallery_product$key;
  /** The chosen alloy in the address: the pictures follow it. */
  metal: string | null;
};

/** Views of the piece in the chosen metal. */
export function ProductGallery({ product, metal }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const { name, alloys } = useFragment(fragment, product);
  const [view, setView] = useState(0);
  const images = chosenAlloy({ alloys }, { metal })?.images ?? [];
  const lead = images[view] ?? images[0];
  return (
    <Box position={{ lg: 'sticky' }} top={{ lg: '16' }}>
      {lead && (
        <PiecePicture
          src={lead.url}
          alt={lead.alt || name}
          isLead
          sizes="(min-width: 80em) 40rem, (min-width: 62em) 50vw, 100vw"
        />
      )}
      {images.length > 1 && (
        <Views aria-label={t('views')} mt="3">
          {images.map((image, index) => (
            <li key={image.url}>
              <View
                type="button"
                aria-pressed={image === lead}
                aria-label={t('view', { number: index + 1 })}
                onClick={() => setView(index)}
              >
                <PiecePicture src={image.url} alt="" sizes="80px" />
              </View>
            </li>
          ))}
        </Views>
      )}
    </Box>
  );
}
