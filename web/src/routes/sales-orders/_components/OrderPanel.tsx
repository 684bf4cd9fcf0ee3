import { Flex, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../../ui/layout/Panel.tsx';

type OrderPanelProps = { title: string; action?: ReactNode; children: ReactNode };

/** A titled card of the page, with what can be done beside its title. */
export function OrderPanel({ title, action, children }: OrderPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Stack gap="4">
        <Flex align="center" justify="space-between" gap="3" minH="7" wrap="wrap">
          <Heading as="h2" id={id} textStyle="md">
            {title}
          </Heading>
          {action}
        </Flex>
        {children}
      </Stack>
    </Panel>
  );
}
