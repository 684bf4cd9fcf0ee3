import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../lib/session/useShell.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { StatePage } from '../../ui/feedback/StatePage.tsx';

/** Page for a blocked account or customer, with contact details. */
export function BlockedPage() {
  const { t } = useTranslation('blocked');
  const { companyDetails: company } = useShell();
  return (
    <StatePage
      title={t('title')}
      text={t('text', { company: company.name })}
      actions={
        <>
          <Button asChild>
            <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{t('call', { phone: company.phone })}</a>
          </Button>
          <Button asChild variant="outline">
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </Button>
          <ButtonLink to={links.shop()} variant="ghost">
            {t('shop')}
          </ButtonLink>
        </>
      }
    />
  );
}
