import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PieceDrawing } from '../pictures/PieceDrawing.tsx';

type EmptyStateProps = {
  /** One sentence. */
  title: string;
  hint?: string;
  /** One action. */
  action?: ReactNode;
};

/** Placeholder of an empty list: one sentence, one picture, one action. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="3" py={{ base: '12', md: '16' }} px="4">
      <PieceDrawing />
      <Heading as="h2" textStyle="lg" fontWeight="medium">
        {title}
      </Heading>
      {hint && (
        <Text color="fg.muted" maxW="prose">
          {hint}
        </Text>
      )}
      {action}
    </Stack>
  );
}
