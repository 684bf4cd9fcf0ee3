import { Flex, Heading, Stack } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Panel } from './Panel.tsx';

type DetailPanelProps = Pick<ComponentProps<typeof Panel>, 'bg' | 'borderColor'> & {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled card of a detail page. */
export function DetailPanel({ title, action, children, ...ground }: DetailPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} {...ground}>
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
