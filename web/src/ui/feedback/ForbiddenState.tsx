import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePage } from './StatePage.tsx';

type ForbiddenStateProps = {
  /** Name or number of the missing permission. */
  permission?: string | null;
  actions?: ReactNode;
};

/** Shown if the viewer lacks a permission; names it. */
export function ForbiddenState({ permission, actions }: ForbiddenStateProps) {
  const { t } = useTranslation('shell');
  return (
    <StatePage
      title={t('forbidden.title')}
      text={permission ? t('forbidden.named', { permission }) : t('forbidden.text')}
      actions={actions}
    />
  );
}
