import { chakra } from '@chakra-ui/react';

/** A part of a price that folds open. */
export const PriceFold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '3',
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', borderRadius: 'l1' },
    '&[open] > summary': { mb: '3' },
  },
});
