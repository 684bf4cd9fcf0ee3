import { Flex, HStack, Text } from '@chakra-ui/react';
import { useShell } from '../../../lib/session/useShell.ts';
import { LogoMark } from '../../../ui/pictures/LogoMark.tsx';

/** Letterhead of the document: logo, name and address above a gold line. */
export function Letterhead() {
  const { companyDetails: company } = useShell();
  const place = [company.city, company.state, company.zip].filter(Boolean).join(' ');
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="4"
      wrap="wrap"
      pb="4"
      borderBottomWidth="2px"
      borderColor="border.gold"
    >
      <HStack gap="2">
        <LogoMark />
        <Text textStyle="piece">{company.name}</Text>
      </HStack>
      <Text
        textStyle="xs"
        color="fg.muted"
        textAlign={{ base: 'start', sm: 'end', _print: 'end' }}
        whiteSpace="pre-line"
      >
        {[
          company.legalName,
          [company.line1, company.line2, place].filter(Boolean).join(', '),
          [company.phone, company.email].join(' · '),
        ].join('\n')}
      </Text>
    </Flex>
  );
}
