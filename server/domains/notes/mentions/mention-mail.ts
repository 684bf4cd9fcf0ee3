import type { Locale } from '../../../lib/locale-formats.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';

/** Contents of an email to a user who is mentioned in a note. */
type MentionMail = {
  readonly firstName: string;
  /** Author of the note. */
  readonly author: string;
  /** Number of its subject. */
  readonly number: string;
  readonly text: string;
  /** URL of its page. */
  readonly url: string;
};

const WORDS = {
  en: {
    subject: ({ author, number }: MentionMail) => `${author} mentioned you: ${number}`,
    intro: ({ author, number }: MentionMail) => `${author} mentioned you in a note on ${number}.`,
    greeting: (name: string) => `Hello ${name},`,
    open: 'Read and reply',
  },
  fr: {
    subject: ({ author, number }: MentionMail) => `${author} vous mentionne\u00A0: ${number}`,
    intro: ({ author, number }: MentionMail) => `${author} vous mentionne dans une note sur ${number}.`,
    greeting: (name: string) => `Bonjour ${name},`,
    open: 'Lire et répondre',
  },
} as const;

/** The email in the recipient's language. */
export function mentionMail(mail: MentionMail, language: Locale): MailText {
  const words = WORDS[language];
  return {
    subject: words.subject(mail),
    heading: words.intro(mail),
    blocks: [
      { kind: 'TEXT', text: words.greeting(mail.firstName) },
      { kind: 'WORDS', text: mail.text },
      { kind: 'LINK', label: words.open, url: mail.url },
    ],
  };
}
