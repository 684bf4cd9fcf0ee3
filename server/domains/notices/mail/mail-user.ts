import type { Locale } from '../../../lib/locale-formats.ts';
import type { Letter } from '../../../mail/letter/letter.ts';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import type { TaskContext } from '../../../queue/task.ts';
import { languageOf } from '../../identity/language.type.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { channelsOf, type RefusableMail, type StoredChoice } from '../rules/choices.ts';
import { FOOT_WORDS } from './notice-words.ts';

/** The recipient of an email. */
export type NoticeReader = {
  firstName: string;
  language: Locale;
  company: string;
  timeZone: string;
  /** The URL of a page of the web app, in the recipient's language. */
  urlOf: (path: string) => string;
};

/** The content of an email without recipient. */
export type MailText = Pick<Letter, 'subject' | 'heading' | 'blocks'>;

/**
 * Emails a user a notice in their language, unless they unsubscribed, with a link and headers to unsubscribe (RFC
 * 8058). Blocked users and empty contents are skipped.
 */
export async function mailUser(
  { db, services }: Pick<TaskContext, 'db' | 'services'>,
  { userId, kind }: { userId: number; kind: RefusableMail },
  write: (reader: NoticeReader) => Promise<MailText | null> | MailText | null,
): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId, blockedAt: null },
    select: { email: true, firstName: true, language: true, isStaff: true, noticeChoices: true },
  });
  if (!user?.email || !wants(user, kind)) return;
  const { COMPANY } = await readSettings(db);
  const { publicUrl } = services.config;
  const language = languageOf(user.language);
  const urlOf = (path: string) => `${publicUrl}${language === 'fr' ? '/fr' : ''}${path}`;
  const { firstName } = user;
  const company = COMPANY.name;
  const notice = await write({ firstName, language, company, timeZone: COMPANY.timeZone, urlOf });
  if (notice === null) return;
  const words = FOOT_WORDS[language];
  const key = services.tokenKeys.mailRefusalKey({ userId, kind });
  const letter: Letter = {
    ...notice,
    language,
    company,
    footer: [
      { text: words.why(company) },
      { text: words.choose, url: urlOf('/backoffice/my-profile') },
      { text: words.refuse, url: urlOf(`/unsubscribe?key=${key}`) },
    ],
  };
  await services.mailer.send({
    to: user.email,
    ...(await renderLetter(letter)),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/unsubscribe?key=${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

/** Whether a user wants an email now. Their choice may have changed since it was queued. */
function wants(
  { isStaff, noticeChoices }: { isStaff: boolean; noticeChoices: readonly StoredChoice[] },
  kind: RefusableMail,
): boolean {
  if (kind === 'DIGEST') return true;
  return channelsOf(kind, isStaff ? 'STAFF' : 'CUSTOMER', noticeChoices)?.mail === 'AT_ONCE';
}
