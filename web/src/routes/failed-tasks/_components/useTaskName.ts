import { useTranslation } from 'react-i18next';

/** Translated name and subject of a task. Unknown tasks keep the server’s name. */
export function useTaskName(task: string, about: string | null | undefined) {
  const { t } = useTranslation('failed-tasks');
  const [subject = '', part] = (about ?? '').split('/');
  const words = part === undefined ? null : t(`part.${part}`, { defaultValue: part });
  return {
    name: t(`task.${task}`, { defaultValue: task }),
    subject: [subject, words].filter(Boolean).join(' · '),
  };
}
