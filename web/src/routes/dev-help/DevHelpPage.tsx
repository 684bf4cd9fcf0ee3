import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { apiBase } from '../../lib/api-base.ts';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { KeyValueList } from '../../ui/data/KeyValueList.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import type { DevHelpPageQuery } from './__generated__/DevHelpPageQuery.graphql.ts';

const query = graphql`
  query DevHelpPageQuery {
    version
  }
`;

const Code = chakra('code', { base: { fontFamily: 'mono', textStyle: 'xs', overflowWrap: 'anywhere' } });

const Example = chakra('pre', {
  base: {
    fontFamily: 'mono',
    textStyle: 'xs',
    bg: 'bg.muted',
    borderRadius: 'l2',
    p: '4',
    overflowX: 'auto',
  },
});

const Address = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** A first working request, for a terminal. */
function firstRequest(origin: string): string {
  return [
    `curl ${origin}/graphql \\`,
    "  -H 'content-type: application/json' \\",
    `  -d '{"query":"{ productCategories(first: 3) { edges { node { code name } } } }"}'`,
  ].join('\n');
}

/** For developers: URLs, sign-in, and the running version. */
export function DevHelpPage({ queryRef }: RelayPageProps<DevHelpPageQuery>) {
  const { t } = useTranslation('dev-help');
  const { version } = usePreloadedQuery<DevHelpPageQuery>(query, queryRef);
  const { origin } = window.location;
  const base = apiBase();
  return (
    <Stack gap="6" w="full" maxW="3xl" mx="auto" px="4" py="10">
      <PageHeader title={t('title')} meta={t('intro')} />
      <Panel aria-labelledby="addresses">
        <Stack gap="4">
          <Heading as="h2" id="addresses" textStyle="md">
            {t('addresses')}
          </Heading>
          <KeyValueList
            entries={[
              {
                label: t('graphiql'),
                value: <Address href="/graphql">{`${origin}/graphql`}</Address>,
              },
              { label: t('graphql'), value: <Code>{`POST ${origin}/graphql`}</Code> },
              { label: t('rest'), value: <Code>{`${origin}${base}/…`}</Code> },
              {
                label: t('restDocs'),
                value: <Address href={`${base}/docs`}>{`${origin}${base}/docs`}</Address>,
              },
              {
                label: t('openApi'),
                value: <Address href={`${base}/openapi.json`}>{`${origin}${base}/openapi.json`}</Address>,
              },
              {
                label: t('restVersion'),
                value: <Address href={`${base}/__version`}>{`${origin}${base}/__version`}</Address>,
              },
              { label: t('health'), value: <Address href="/readyz">{`${origin}/readyz`}</Address> },
              { label: t('version'), value: <Code>{version}</Code> },
            ]}
          />
        </Stack>
      </Panel>
      <Panel aria-labelledby="sign-in">
        <Stack gap="3">
          <Heading as="h2" id="sign-in" textStyle="md">
            {t('authentication')}
          </Heading>
          <Text>{t('authenticationText')}</Text>
          <Text>{t('restText')}</Text>
        </Stack>
      </Panel>
      <Panel aria-labelledby="first">
        <Stack gap="3">
          <Heading as="h2" id="first" textStyle="md">
            {t('first')}
          </Heading>
          <Example tabIndex={0}>{firstRequest(origin)}</Example>
        </Stack>
      </Panel>
    </Stack>
  );
}
