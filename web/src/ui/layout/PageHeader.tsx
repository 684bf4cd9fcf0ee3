import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

type PageHeaderProps = {
  title: ReactNode;
  /** The breadcrumb; its last entry is this page and is not shown. */
  breadcrumb?: readonly Crumb[];
  /** One line under the title: number, dates, a count. */
  meta?: ReactNode;
  /** At most two buttons and a menu. */
  actions?: ReactNode;
};

/** The header of a page: breadcrumb, title, actions. Wraps on phones. */
export function PageHeader({ title, breadcrumb = [], meta, actions }: PageHeaderProps) {
  return (
    <Box as="header">
      <Breadcrumb crumbs={breadcrumb} />
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Box minW="0">
          <Heading as="h1" textStyle="xl">
            {title}
          </Heading>
          {meta && (
            <Text as="div" color="fg.muted" textStyle="sm">
              {meta}
            </Text>
          )}
        </Box>
        {actions && (
          <HStack gap="2" wrap="wrap" _print={{ display: 'none' }}>
            {actions}
          </HStack>
        )}
      </Flex>
    </Box>
  );
}
