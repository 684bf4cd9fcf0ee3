import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router';

/** A menu entry on its own row: icon and label. */
export const MenuLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    px: '2.5',
    textStyle: 'sm',
    color: 'fg.muted',
    borderRadius: 'l2',
    _icon: { boxSize: '5', flexShrink: 0 },
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: {
      bg: 'bg.muted',
      color: 'fg',
      fontWeight: 'medium',
      boxShadow: 'inset 2px 0 0 var(--ax-colors-border-gold)',
    },
  },
});
