import { chakra } from '@chakra-ui/react';

/** The history of a record as steps along a line, newest first. */
export const HistoryLine = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    borderStartWidth: '1px',
    borderColor: 'border',
    ms: '1',
    ps: '4',
  },
});

/** One step of a `HistoryLine`. */
export const HistoryStep = chakra('li', {
  base: {
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      top: '1.5',
      insetStart: 'calc({spacing.4} * -1 - 4.5px)',
      boxSize: '2',
      borderRadius: 'full',
      bg: 'bg.panel',
      borderWidth: '2px',
      borderColor: 'brand.solid',
    },
    _first: { _before: { bg: 'border.gold', borderColor: 'border.gold' } },
  },
});
