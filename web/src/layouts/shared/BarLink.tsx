import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** An icon link in the top bar. */
export const BarLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '9',
    flexShrink: 0,
    color: 'inherit',
    borderRadius: 'l2',
    _icon: { boxSize: '5' },
    _hover: { bg: 'fg.muted/20' },
  },
});

/** Badge of such a link with a count. */
export const BarBadge = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    minW: '4.5',
    px: '1',
    textAlign: 'center',
    fontSize: '2xs',
    lineHeight: '1.125rem',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    bg: 'gold.300',
    color: 'ink.900',
    borderRadius: 'full',
  },
});
