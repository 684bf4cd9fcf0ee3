import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { chosenShape, inCut } from '../../../configuration/chosen-shape.ts';
import { chosenAlloy } from '../../../configuration/configuration.ts';
import type { ConfigurationAddress } from '../../../configuration/configuration-address.ts';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
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
    attributes {
      attribute {
        code
      }
      defaultOption {
        databaseId
      }
      options {
        databaseId
        stoneShape
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

const PictureZoom = lazy(async () => ({ default: (await import('./PictureZoom.tsx')).PictureZoom }));

const Enlarge = chakra('button', {
  base: { display: 'block', width: 'full', cursor: 'zoom-in', borderRadius: 'l2' },
});

type ProductGalleryProps = {
  product: ProductGallery_product$key;
  /** The chosen alloy and options in the address: the pictures follow them. */
  address: Pick<ConfigurationAddress, 'metal' | 'choices'>;
};

/** Views of the piece in the chosen metal. */
export function ProductGallery({ product, address }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const { name, alloys, attributes } = useFragment(fragment, product);
  const [view, setView] = useState(0);
  // Null until it is first opened: its code comes with it.
  const [isZoomed, setIsZoomed] = useState<boolean | null>(null);
  const cut = chosenShape(attributes, address);
  const images = (chosenAlloy({ alloys }, address)?.images ?? []).map((image) => ({
    ...image,
    url: inCut(image.url, cut),
  }));
  const lead = images[view] ?? images[0];
  return (
    <Box position={{ lg: 'sticky' }} top={{ lg: '16' }}>
      {lead && (
        <Enlarge
          type="button"
          aria-haspopup="dialog"
          aria-label={t('zoom.open', { name: lead.alt || name })}
          onClick={() => setIsZoomed(true)}
        >
          <PiecePicture
            src={lead.url}
            alt={lead.alt || name}
            isLead
            sizes="(min-width: 80em) 40rem, (min-width: 62em) 50vw, 100vw"
          />
        </Enlarge>
      )}
      {lead && isZoomed !== null && (
        <Suspense>
          <PictureZoom
            isOpen={isZoomed}
            onClose={() => setIsZoomed(false)}
            title={lead.alt || name}
            src={lead.url}
          />
        </Suspense>
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
