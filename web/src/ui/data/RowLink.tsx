import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/**
 * The link of a row or card: its text names the row, its click area is the whole row (which needs `position:
 * relative`).
 */
export const RowLink = chakra(Link, {
  base: {
    color: 'fg',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none!' },
    '&:focus-visible::after': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-2px',
      borderRadius: 'l2',
    },
  },
});
