import { escapeHtml } from '../../../mail/escape-html.ts';
import type { Mail } from '../../../mail/mailer.ts';

/** Facts of the mail. */
export type GeneratedPasswordFacts = {
  firstName: string;
  userName: string;
  password: string;
  signInUrl: string;
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

const WORDING: Record<'en' | 'fr', Wording> = {
  en: {
    subject: 'Your new Aurifex password',
    greeting: (name) => `Hello ${name},`,
    intro: 'A new password was requested for your account. We generated one for you:',
    userName: 'User name',
    password: 'Password',
    rules: 'It works once, for 24 hours, and you will be asked to change it after signing in.',
    ignore: 'If you did not ask for it, do nothing: your present password keeps working.',
    link: 'Sign in',
  },
  fr: {
    subject: 'Votre nouveau mot de passe Aurifex',
    greeting: (name) => `Bonjour ${name},`,
    intro: 'Un nouveau mot de passe a été demandé pour votre compte. Nous en avons généré un pour vous :',
    userName: 'Nom d’utilisateur',
    password: 'Mot de passe',
    rules: 'Il fonctionne une seule fois, pendant 24 heures, et vous devrez le changer après connexion.',
    ignore: 'Si vous n’avez rien demandé, ne faites rien : votre mot de passe actuel reste valable.',
    link: 'Se connecter',
  },
};

/** The mail that brings a generated password, in the user's language. */
export function generatedPasswordMail(
  language: 'en' | 'fr',
  facts: GeneratedPasswordFacts,
): Omit<Mail, 'to'> {
  const wording = WORDING[language];
  const signInUrl = language === 'fr' ? `${facts.signInUrl}/fr` : facts.signInUrl;
  const credentials = [`${wording.userName}: ${facts.userName}`, `${wording.password}: ${facts.password}`];
  const lines = [
    wording.greeting(facts.firstName),
    wording.intro,
    credentials.join('\n'),
    wording.rules,
    wording.ignore,
  ];
  return {
    subject: wording.subject,
    text: [...lines, `${wording.link}: ${signInUrl}`].join('\n\n'),
    html: [
      `<p>${escapeHtml(wording.greeting(facts.firstName))}</p>`,
      `<p>${escapeHtml(wording.intro)}</p>`,
      `<p>${escapeHtml(wording.userName)}: <strong>${escapeHtml(facts.userName)}</strong><br>`,
      `${escapeHtml(wording.password)}: <code style="font-size:1.1em">${escapeHtml(facts.password)}</code></p>`,
      `<p>${escapeHtml(wording.rules)}</p>`,
      `<p>${escapeHtml(wording.ignore)}</p>`,
      `<p><a href="${escapeHtml(signInUrl)}">${escapeHtml(wording.link)}</a></p>`,
    ].join('\n'),
  };
}
