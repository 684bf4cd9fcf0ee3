import { Flex, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Panel } from './Panel.tsx';

type DetailPanelProps = {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled card of the detail page. */
export function DetailPanel({ title, action, children }: DetailPanelProps) {
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
