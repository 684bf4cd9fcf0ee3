import { chakra } from '@chakra-ui/react';

/**
 * The right column. Below `lg` its children are in the page’s single column, so that the price bar sticks to the bottom
 * from the first picture on.
 */
export const ChoiceColumn = chakra('div', {
  base: { display: { base: 'contents', lg: 'flex' }, flexDirection: 'column', gap: '6', minW: '0' },
});
