import { Box } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { chosenAlloy } from '../../../configuration/configuration.ts';
import { pictureAsChosen, pictureTerms } from '../../../configuration/pictured.ts';
import { PiecePicture as Picture } from '../../../ui/pictures/PiecePicture.tsx';
import { chosenPiece } from '../_lib/chosen-piece.ts';
import type { EstimateValues } from '../_lib/estimate-values.ts';
import type { EstimatedPiece } from '../_lib/useEstimatedPiece.ts';

type PiecePictureProps = { form: UseFormReturn<EstimateValues>; piece: EstimatedPiece };

/** A small picture of the configured piece, next to its name. */
export function PiecePicture({ form, piece }: PiecePictureProps) {
  const { product, offer } = piece;
  const chosen = chosenPiece(form.watch('configuration'), piece);
  const metal = chosenAlloy(offer, chosen)?.alloy.code;
  const picture = product.alloys.find(({ alloy }) => alloy.code === metal)?.images[0]?.url;
  const terms = pictureTerms(offer, piece.parts, chosen);
  return (
    <Box boxSize="16" flex="none">
      <Picture src={pictureAsChosen(picture ?? product.imageUrl, terms)} alt="" sizes="64px" />
    </Box>
  );
}
