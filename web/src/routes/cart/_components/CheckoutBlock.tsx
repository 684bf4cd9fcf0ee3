import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';

const Step = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSize: '6',
    textStyle: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.gold',
    borderWidth: '1px',
    borderColor: 'border.gold',
    borderRadius: 'full',
  },
});

type CheckoutBlockProps = { step: number; title: string; meta?: string; children: ReactNode };

/** A block of the checkout. */
export function CheckoutBlock({ step, title, meta, children }: CheckoutBlockProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Stack gap="5">
        <Flex align="center" gap="3">
          <Step aria-hidden>{step}</Step>
          <Heading as="h2" id={id} textStyle="md">
            {title}
          </Heading>
          {meta && (
            <Text color="fg.muted" ms="auto">
              {meta}
            </Text>
          )}
        </Flex>
        <CardBoundary>{children}</CardBoundary>
      </Stack>
    </Panel>
  );
}
