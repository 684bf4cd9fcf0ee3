import { useTranslation } from 'react-i18next';

/** Operations on a record, as named in the administration spec (section 8). */
export type Operation = 'saving' | 'deleting' | 'loading' | 'sending';

/** 'Error occured while {operation}{name}!', the text of the administration spec (section 8). */
export function useFailedText(): (operation: Operation, name: string) => string {
  const { t } = useTranslation();
  return (operation, name) => t('operation.failed', { operation: t(`operation.${operation}`), name });
}
