import { chakra } from '@chakra-ui/react';

/** The lines of a cart or an order, one below the other. */
export const CartLineList = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted', pt: '5', mt: '5' },
  },
});
