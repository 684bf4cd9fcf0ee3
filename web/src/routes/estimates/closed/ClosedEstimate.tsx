import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { ClosedEstimate_estimate$key } from './__generated__/ClosedEstimate_estimate.graphql.ts';

const fragment = graphql`
  fragment ClosedEstimate_estimate on Estimate @no_inline {
    number
    name
    status
    expiresAt
    convertedTo
    convertedNumber
    placedBy {
      fullName
    }
  }
`;

/** Why an estimate cannot be edited: it has expired, was converted, or belongs to a colleague. */
export function ClosedEstimate({ estimate: key }: { estimate: ClosedEstimate_estimate$key }) {
  const { t } = useTranslation('closed-estimate');
  const { date } = useFormat();
  const estimate = useFragment(fragment, key);
  const { number, name, status, expiresAt, convertedTo, convertedNumber } = estimate;
  if (status === 'EXPIRED') {
    return (
      <Notice tone="warning" title={t('expiredTitle', { number })}>
        {t('expiredText', { name, date: date(expiresAt) })}
      </Notice>
    );
  }
  if (status === 'CONVERTED' && convertedTo) {
    return (
      <Notice tone="success" title={t('convertedTitle')}>
        {t(`${convertedTo}`, { number: convertedNumber })}{' '}
        <AppLink to={conversionUrl(convertedTo, convertedNumber ?? '')}>{t('open')}</AppLink>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={t('sharedTitle', { name: estimate.placedBy.fullName })}>
      {t('sharedText')}
    </Notice>
  );
}

/** URL of what an estimate was converted to. */
function conversionUrl(target: string, number: string): string {
  if (target === 'QUOTE') return links.quote(number);
  if (target === 'SALES_ORDER') return links.salesOrder(number);
  return target === 'JOB' ? links.jobOrder(number) : links.cart();
}
