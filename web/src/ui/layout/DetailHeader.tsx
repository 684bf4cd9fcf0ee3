import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { HeaderFacts } from '../data/HeaderFacts.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import { Panel } from './Panel.tsx';

/** A fact in the header. */
type HeaderFact = { readonly label: string; readonly value: ReactNode };

/** The result of a condition without content. */
type Nothing = false | null | undefined | '';

type DetailHeaderProps = {
  crumbs: readonly Crumb[];
  /** Links to the next and previous rows of the list. */
  neighbours: ReactNode;
  /** Number or name of the record. */
  number: string;
  /** The status, beside the number. */
  state: ReactNode;
  /** Lines below the number: owner and type of the record. */
  lines: readonly (string | Nothing)[];
  facts: readonly (HeaderFact | Nothing)[];
  /** The available actions. */
  children?: ReactNode;
};

/** The header of a detail page: number, status, facts and available actions. */
export function DetailHeader(props: DetailHeaderProps) {
  const { crumbs, neighbours, number, state, lines, facts, children } = props;
  return (
    <Panel as="header">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Breadcrumb crumbs={crumbs} />
        {/* In one line to the right: who else looks at the page never moves the arrows. */}
        <Flex align="center" justify="flex-end" gap="3" minH="8" mt="-2" me="-2">
          {neighbours}
        </Flex>
      </Flex>
      <Flex justify="space-between" wrap="wrap" columnGap="10" rowGap="4">
        <Box minW="0">
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
            <Heading as="h1" textStyle="display" whiteSpace="nowrap">
              {number}
            </Heading>
            <Text as="span" textStyle="md" fontWeight="medium">
              {state}
            </Text>
          </Flex>
          {lines.map(
            (line) =>
              line && (
                <Text key={line} color="fg.muted" overflowWrap="anywhere">
                  {line}
                </Text>
              ),
          )}
        </Box>
        <HeaderFacts>
          {facts.map(
            (fact) =>
              fact && (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ),
          )}
        </HeaderFacts>
      </Flex>
      {children}
    </Panel>
  );
}
