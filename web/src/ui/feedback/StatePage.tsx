import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PieceDrawing } from '../pictures/PieceDrawing.tsx';

type StatePageProps = {
  title: string;
  text?: ReactNode;
  /** Possible actions. */
  actions?: ReactNode;
  /** Small print: a status, a request id. */
  note?: ReactNode;
};

/** A page that replaces another: not found, forbidden or failed. */
export function StatePage({ title, text, actions, note }: StatePageProps) {
  return (
    <Stack align="center" textAlign="center" gap="4" py={{ base: '16', md: '24' }} px="4">
      <PieceDrawing />
      <Heading as="h1" textStyle="xl">
        {title}
      </Heading>
      {text && (
        <Text color="fg.muted" maxW="prose">
          {text}
        </Text>
      )}
      {actions && (
        <HStack gap="3" wrap="wrap" justify="center">
          {actions}
        </HStack>
      )}
      {note && (
        <Text color="fg.subtle" textStyle="xs">
          {note}
        </Text>
      )}
    </Stack>
  );
}
