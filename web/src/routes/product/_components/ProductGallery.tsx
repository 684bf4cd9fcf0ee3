import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { chosenCode } from '../../../configuration/chosen-code.ts';
import {
  chosenAlloy,
  chosenText,
  isTextOffered,
  offerOf,
  type Piece,
} from '../../../configuration/configuration.ts';
import type { ChosenPiece } from '../../../configuration/configuration-address.ts';
import { lineAt } from '../../../configuration/engraving/line-at.ts';
import { pictureAsChosen, pictureTerms } from '../../../configuration/pictured.ts';
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
    ...configuration_piece
    engravingLines {
      place
    }
    # With what the form of the page reads of them: an added photo answers the parts anew.
    subItems {
      quantity
      itemType {
        name
        ...configuration_piece
      }
    }
  }
`;

/** Name of the view that shows the engraving. */
const ENGRAVED = 'engraved';
const LEAD_SIZES = '(min-width: 80em) 40rem, (min-width: 62em) 50vw, 100vw';

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

const EngravedView = lazy(async () => ({
  default: (await import('../../../configuration/engraving/EngravedView.tsx')).EngravedView,
}));
const NotPictured = lazy(async () => ({ default: (await import('./NotPictured.tsx')).NotPictured }));
const PictureZoom = lazy(async () => ({ default: (await import('./PictureZoom.tsx')).PictureZoom }));

const Enlarge = chakra('button', {
  base: { display: 'block', width: 'full', cursor: 'zoom-in', borderRadius: 'l2' },
});

type ProductGalleryProps = {
  product: ProductGallery_product$key;
  /** The choices, which the pictures follow. */
  address: ChosenPiece;
};

/** Views of the configured piece, starting with its engraving, and the choices that they do not show. */
export function ProductGallery({ product, address }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const data = useFragment(fragment, product);
  const { name, alloys, engravingLines } = data;
  const piece = offerOf(data);
  const parts = data.subItems.map(({ itemType }) => ({ name: itemType.name, offer: offerOf(itemType) }));
  // Null: the view that shows most of the choices.
  const [chosenView, setChosenView] = useState<string | null>(null);
  // Null until first opened. Its code is fetched then.
  const [isZoomed, setIsZoomed] = useState<boolean | null>(null);
  const terms = pictureTerms(piece, parts, address);
  const text = engravedText(piece, address);
  const isEngraved =
    text !== '' && lineAt(engravingLines, chosenCode(piece, 'ENGRAVING_PLACE', address)) != null;
  const images = (chosenAlloy({ alloys }, address)?.images ?? []).map((image, index) => ({
    key: String(index),
    alt: image.alt || name,
    url: pictureAsChosen(image.url, terms),
  }));
  const lead = images.find(({ key }) => key === chosenView) ?? images[0];
  const engraved = isEngraved ? (
    <Suspense fallback={lead && <PiecePicture src={lead.url} alt={lead.alt} isLead sizes={LEAD_SIZES} />}>
      <EngravedView piece={piece} chosen={address} text={text} terms={terms} />
    </Suspense>
  ) : null;
  const isEngravedShown = engraved !== null && (chosenView === null || chosenView === ENGRAVED);
  return (
    <Box position={{ lg: 'sticky' }} top={{ lg: '16' }}>
      {lead && (
        <Enlarge
          type="button"
          aria-haspopup="dialog"
          aria-label={t('zoom.open', { name: lead.alt })}
          onClick={() => setIsZoomed(true)}
        >
          {isEngravedShown ? (
            engraved
          ) : (
            <PiecePicture src={lead.url} alt={lead.alt} isLead sizes={LEAD_SIZES} />
          )}
        </Enlarge>
      )}
      {lead && isZoomed !== null && (
        <Suspense>
          <PictureZoom isOpen={isZoomed} onClose={() => setIsZoomed(false)} title={lead.alt}>
            {isEngravedShown ? engraved : lead.url}
          </PictureZoom>
        </Suspense>
      )}
      <Suspense>
        <NotPictured piece={piece} parts={parts} address={address} isEngravingShown={isEngraved} />
      </Suspense>
      {images.length + (isEngraved ? 1 : 0) > 1 && (
        <Views aria-label={t('views')} mt="3">
          {engraved && (
            <li>
              <View
                type="button"
                aria-pressed={isEngravedShown}
                aria-label={t('engravedView')}
                onClick={() => setChosenView(ENGRAVED)}
              >
                {engraved}
              </View>
            </li>
          )}
          {images.map((image, index) => (
            <li key={image.key}>
              <View
                type="button"
                aria-pressed={image === lead && !isEngravedShown}
                aria-label={t('view', { number: index + 1 })}
                onClick={() => setChosenView(image.key)}
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

/** The chosen engraving; empty: none, or invalid. */
function engravedText(piece: Piece, address: ChosenPiece): string {
  const offered = piece.attributes.find(({ attribute }) => attribute.code === 'ENGRAVING');
  const text = offered ? chosenText(offered, address).trim() : '';
  return offered && !isTextOffered(piece, offered, text, address) ? '' : text;
}
