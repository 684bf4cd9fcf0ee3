import { Box } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { chosenShape, inCut } from '../../../configuration/chosen-shape.ts';
import { PiecePicture as Picture } from '../../../ui/pictures/PiecePicture.tsx';
import { attributeName, type EstimateValues } from '../_lib/estimate-values.ts';
import type { EstimatedPiece } from '../_lib/useEstimatedPiece.ts';

type PiecePictureProps = { form: UseFormReturn<EstimateValues>; piece: EstimatedPiece };

/** A small picture of a piece beside its name, in the metal and the cut that are chosen. */
export function PiecePicture({ form, piece }: PiecePictureProps) {
  const { alloyId, attributes: chosen } = form.watch('configuration');
  const { alloys, attributes, imageUrl } = piece;
  const metal =
    alloys.find(({ alloy }) => String(alloy.databaseId) === alloyId) ??
    alloys.find(({ isDefault }) => isDefault);
  const choices = attributes.flatMap(({ attribute: { code, databaseId } }) => {
    const choice = chosen[attributeName(databaseId)] ?? '';
    return choice === '' ? [] : [[code, choice] as const];
  });
  const cut = chosenShape(attributes, { choices: Object.fromEntries(choices) });
  return (
    <Box boxSize="16" flex="none">
      <Picture src={inCut(metal?.images[0]?.url ?? imageUrl, cut)} alt="" sizes="64px" />
    </Box>
  );
}
