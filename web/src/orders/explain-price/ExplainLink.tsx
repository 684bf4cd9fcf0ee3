import { useTranslation } from 'react-i18next';
import { LuSigma } from 'react-icons/lu';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';

/** Subject of a price, as the URL parameters of its explanation. */
export type ExplainedSubject = Readonly<Record<string, string | number | null>>;

/** Opens the explanation of a price. */
export function ExplainLink({ of }: { of: ExplainedSubject }) {
  const { t } = useTranslation('explainPrice');
  return (
    <ButtonLink to={links.explainPrice(of)} size="xs" variant="outline" alignSelf="flex-start">
      <LuSigma aria-hidden />
      {t('link')}
    </ButtonLink>
  );
}
