import { chakra } from '@chakra-ui/react';

/** Buttons at the end of a dialog, the main one last; they stay visible while the content scrolls. */
export const DialogButtons = chakra('div', {
  base: {
    position: 'sticky',
    // To the edge of the dialog's body, over its padding.
    bottom: '-5',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    mx: '-6',
    mb: '-5',
    px: '6',
    pt: '3',
    pb: '5',
    bg: 'bg.panel',
    borderBottomRadius: 'l3',
  },
});
