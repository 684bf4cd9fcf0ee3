import { chakra, Flex } from '@chakra-ui/react';

/** A label and its amount. */
export const AmountLine = chakra(Flex, { base: { justifyContent: 'space-between', gap: '4' } });
