import type { Locale } from '../../../lib/locale-formats.ts';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import type { MailContent } from '../../../mail/mailer.ts';

/** Facts of the mail. */
export type GeneratedPasswordFacts = {
  firstName: string;
  userName: string;
  password: string;
  signInUrl: string;
  company: string;
};

type Wording = {
  subject: string;
  greeting: (name: string) => string;
  intro: string;
  userName: string;
  password: string;
  rules: string;
  ignore: string;
  link: string;
};

const WORDING: Record<Locale, Wording> = {
  en: {
    subject: 'Your new Aurifex password',
    greeting: (name) => `Hello ${name},`,
    intro: 'A new password was requested for your account. We generated one for you:',
    userName: 'User name',
    password: 'Password',
    rules: 'It works once, for 24 hours, and you will be asked to change it after signing in.',
    ignore: 'If you did not request it, ignore this email. Your current password still works.',
    link: 'Sign in',
  },
  fr: {
    subject: 'Votre nouveau mot de passe Aurifex',
    greeting: (name) => `Bonjour ${name},`,
    intro:
      'Un nouveau mot de passe a été demandé pour votre compte. Nous en avons généré un pour vous\u00A0:',
    userName: 'Nom d’utilisateur',
    password: 'Mot de passe',
    rules: 'Il fonctionne une seule fois, pendant 24 heures, et vous devrez le changer après connexion.',
    ignore: 'Si vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe actuel reste valable.',
    link: 'Se connecter',
  },
};

/** The mail that brings a generated password, in the user's language. */
export function generatedPasswordMail(language: Locale, facts: GeneratedPasswordFacts): Promise<MailContent> {
  const words = WORDING[language];
  const { firstName, userName, password, signInUrl, company } = facts;
  return renderLetter({
    language,
    subject: words.subject,
    heading: words.subject,
    blocks: [
      { kind: 'TEXT', text: words.greeting(firstName) },
      { kind: 'TEXT', text: words.intro },
      {
        kind: 'FACTS',
        rows: [
          { label: words.userName, value: userName },
          { label: words.password, value: password },
        ],
      },
      { kind: 'LINK', label: words.link, url: language === 'fr' ? `${signInUrl}/fr` : signInUrl },
      { kind: 'SMALL', text: words.rules },
      { kind: 'SMALL', text: words.ignore },
    ],
    company,
  });
}
