import { useTranslation } from 'react-i18next';

/** Name of a task and what it is about in words; a task without words keeps the name that the server gave it. */
export function useTaskName(task: string, about: string | null | undefined) {
  const { t } = useTranslation('failed-tasks');
  const [subject = '', part] = (about ?? '').split('/');
  const words = part === undefined ? null : t(`part.${part}`, { defaultValue: part });
  return {
    name: t(`task.${task}`, { defaultValue: task }),
    subject: [subject, words].filter(Boolean).join(' · '),
  };
}
