import { HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardOnly } from './grid-styles.ts';

type CellLinesProps = {
  /** Smaller, below; what is empty is left out. */
  detail: readonly (string | false | null | undefined)[];
  /** Below that, where the row is a card and has no columns for them. */
  inCard?: ReactNode;
  children: ReactNode;
};

/** A cell with a name, and below it what distinguishes it from others of that name. */
export function CellLines({ detail, inCard, children }: CellLinesProps) {
  const details = detail.filter(Boolean).join(' · ');
  return (
    <>
      <Text as="span" display="block">
        {children}
      </Text>
      {details && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {details}
        </Text>
      )}
      {inCard && (
        <CardOnly textStyle="xs">
          <HStack as="span" gap="3">
            {inCard}
          </HStack>
        </CardOnly>
      )}
    </>
  );
}
