import { chakra } from '@chakra-ui/react';

/** List of the lines of a cart or an order. */
export const CartLineList = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted', pt: '5', mt: '5' },
  },
});
