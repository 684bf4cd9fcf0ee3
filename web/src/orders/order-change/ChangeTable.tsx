import { chakra } from '@chakra-ui/react';

/** A table of amounts before and after an action: labels first, amounts last. */
export const ChangeTable = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& caption': { textAlign: 'start', fontWeight: 'medium', mb: '1' },
    '& th': { fontWeight: 'normal', textAlign: 'start', py: '1' },
    '& thead th, & tbody th': { color: 'fg.muted' },
    '& td, & thead :not(:first-child)': { textAlign: 'end', ps: '3' },
    '& tfoot th, & tfoot td': { fontWeight: 'semibold', borderTopWidth: '1px', py: '1' },
  },
});
