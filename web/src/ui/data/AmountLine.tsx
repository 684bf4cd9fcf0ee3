import { chakra, Flex } from '@chakra-ui/react';

/** What an amount is for, and the amount. */
export const AmountLine = chakra(Flex, { base: { justifyContent: 'space-between', gap: '4' } });
