import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../../lib/forms/typed-number.ts';
import { RowPicture } from '../../../../ui/data/RowPicture.tsx';
import { quantityField } from '../../_lib/chosen-pieces.ts';
import type { PieceQuantity_line$key } from './__generated__/PieceQuantity_line.graphql.ts';

const fragment = graphql`
  fragment PieceQuantity_line on ConsignmentLine {
    id
    title
    quantity
    state
    imageUrl
  }
`;

/**
 * Quantity of a line’s pieces for an action. The label contains their state, to distinguish lines of the same piece.
 */
export function PieceQuantity({ line: key, isAll }: { line: PieceQuantity_line$key; isAll: boolean }) {
  const { t } = useTranslation('consignments');
  const { id, title, quantity: count, state, imageUrl } = useFragment(fragment, key);
  return (
    <Flex gap="3" align="flex-start">
      <RowPicture src={imageUrl} />
      <Box flex="1" minW="0">
        <TextField
          name={quantityField(id)}
          label={title}
          hint={`${t('pieces.of', { count })} · ${t(`state.${state}`)}`}
          {...WHOLE_NUMBER}
          required
          min={0}
          max={count}
          defaultValue={isAll ? count : 0}
        />
      </Box>
    </Flex>
  );
}
