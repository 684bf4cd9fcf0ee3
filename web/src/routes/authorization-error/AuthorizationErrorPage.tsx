import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { ForbiddenState } from '../../ui/feedback/ForbiddenState.tsx';
import type { AuthorizationErrorPageQuery } from './__generated__/AuthorizationErrorPageQuery.graphql.ts';

const query = graphql`
  query AuthorizationErrorPageQuery($number: Int!) {
    permission(number: $number) {
      number
      name
      moduleName
    }
  }
`;

/** Shows which permission the viewer lacks. Accepts only known numbers, so that the URL cannot inject text. */
export function AuthorizationErrorPage({ queryRef }: RelayPageProps<AuthorizationErrorPageQuery>) {
  const { t } = useTranslation('shell');
  const { permission } = usePreloadedQuery<AuthorizationErrorPageQuery>(query, queryRef);
  return (
    <ForbiddenState
      permission={permission && `${permission.moduleName} – ${permission.name} (${permission.number})`}
      actions={
        <ButtonLink to={links.myProfile()} variant="outline">
          {t('menu:myProfile')}
        </ButtonLink>
      }
    />
  );
}
