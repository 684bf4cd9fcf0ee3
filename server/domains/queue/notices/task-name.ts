import en from '../../../../words/tasks/en.json' with { type: 'json' };
import fr from '../../../../words/tasks/fr.json' with { type: 'json' };
import type { Locale } from '../../../lib/locale-formats.ts';

const NAMES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, fr };
/** A number of a record, such as `JO-10023`. */
const NUMBER = /^[A-Z]+-[\d-]+$/;

/** The name of a background task with the number of its record, if it has one: `Order email · JO-10023`. */
export function taskName({ task, about }: { task: string; about: string | null }, language: Locale): string {
  const [subject = ''] = (about ?? '').split('/');
  const name = NAMES[language][task] ?? task;
  return NUMBER.test(subject) ? `${name} · ${subject}` : name;
}
