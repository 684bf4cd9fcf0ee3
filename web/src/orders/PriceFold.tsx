import { chakra } from '@chakra-ui/react';

/** A collapsible part of a price. */
export const PriceFold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '3',
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', borderRadius: 'l1' },
    '&[open] > summary': { mb: '3' },
  },
});
