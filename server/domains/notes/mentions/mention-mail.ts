import type { Locale } from '../../../lib/locale-formats.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';

/** The contents of a mail to somebody whom a note calls by name. */
type MentionMail = {
  /** Who wrote the note. */
  readonly author: string;
  /** What people call the thing that it is about. */
  readonly number: string;
  readonly text: string;
  /** Address of the page that shows it. */
  readonly url: string;
};

const WORDS = {
  en: {
    subject: ({ author, number }: MentionMail) => `${author} mentioned you: ${number}`,
    intro: ({ author, number }: MentionMail) => `${author} mentioned you in a note on ${number}.`,
    open: 'Read and answer it',
  },
  fr: {
    subject: ({ author, number }: MentionMail) => `${author} vous a mentionné\u00A0: ${number}`,
    intro: ({ author, number }: MentionMail) => `${author} vous a mentionné dans une note sur ${number}.`,
    open: 'La lire et y répondre',
  },
} as const;

/** The mail, in the language of whom it is for. */
export function mentionMail(mail: MentionMail, language: Locale): MailText {
  const words = WORDS[language];
  return {
    subject: words.subject(mail),
    heading: words.intro(mail),
    blocks: [
      { kind: 'WORDS', text: mail.text },
      { kind: 'LINK', label: words.open, url: mail.url },
    ],
  };
}
