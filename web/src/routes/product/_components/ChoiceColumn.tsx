import { chakra } from '@chakra-ui/react';

/**
 * The right column. Below `lg` its children stand in the page's one column themselves, so that the price bar sticks to
 * the bottom of the window from the first picture on.
 */
export const ChoiceColumn = chakra('div', {
  base: { display: { base: 'contents', lg: 'flex' }, flexDirection: 'column', gap: '6', minW: '0' },
});
