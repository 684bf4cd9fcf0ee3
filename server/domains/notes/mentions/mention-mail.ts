import type { Locale } from '../../../lib/locale-formats.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';

/** Contents of an email to a user who is mentioned in a note. */
type MentionMail = {
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
    open: 'Read and reply',
  },
  fr: {
    subject: ({ author, number }: MentionMail) => `${author} vous a mentionné\u00A0: ${number}`,
    intro: ({ author, number }: MentionMail) => `${author} vous a mentionné dans une note sur ${number}.`,
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
      { kind: 'WORDS', text: mail.text },
      { kind: 'LINK', label: words.open, url: mail.url },
    ],
  };
}
