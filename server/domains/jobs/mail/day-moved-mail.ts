import type { IsoDay } from '../../../lib/calendar.ts';
import { dayIn, type Locale } from '../../../lib/locale-formats.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';
import type { NoticeSide } from '../../notices/rules/audiences.ts';

/** A job with its promised days, and why they differ. */
export type MovedJob = {
  number: string;
  customer: string;
  titleEn: string;
  titleFr: string;
  quantity: number;
  poNumber: string | null;
  /** Null: no day was promised. */
  before: IsoDay | null;
  day: IsoDay;
  reason: string | null;
};

/** Contents of an email about moved days. */
type DayMovedMail = {
  side: NoticeSide;
  firstName: string;
  jobs: readonly MovedJob[];
  url: string;
};

const EN = {
  greeting: (name: string) => `Hello ${name},`,
  subject: (number: string, day: string) => `${number} is now promised for ${day}`,
  subjects: (count: number) => `New promised days for ${count} jobs`,
  intro: 'The day on which this will be ready has changed:',
  intros: 'The days on which these will be ready have changed:',
  tell: (customer: string, news: string) => `Tell ${customer}: ${news}`,
  untold: 'No user of the customer can be notified of this. Please tell the customer yourself:',
  po: (number: string) => `PO ${number}`,
  moved: (before: string, day: string) => `${day} instead of ${before}`,
  reason: (text: string) => `Reason: ${text}`,
  open: 'See the status',
};

const FR: typeof EN = {
  greeting: (name) => `Bonjour ${name},`,
  subject: (number, day) => `${number} est maintenant promise pour le ${day}`,
  subjects: (count) => `Nouvelles dates promises pour ${count} commandes`,
  intro: 'Le jour où cette commande sera prête a changé\u00A0:',
  intros: 'Les jours où ces commandes seront prêtes ont changé\u00A0:',
  tell: (customer, news) => `À dire à ${customer}\u00A0: ${news}`,
  untold: 'Aucun utilisateur du client ne peut en être averti. Veuillez prévenir le client vous-même\u00A0:',
  po: (number) => `bon de commande ${number}`,
  moved: (before, day) => `${day} au lieu du ${before}`,
  reason: (text) => `Motif\u00A0: ${text}`,
  open: 'Voir le statut',
};

/** The email about one or more jobs whose promised day moved; to staff, if the customer cannot be notified. */
export function dayMovedMail({ side, firstName, jobs, url }: DayMovedMail, language: Locale): MailText {
  const words = language === 'fr' ? FR : EN;
  const isForStaff = side === 'STAFF';
  const subject = subjectOf(jobs, isForStaff, language);
  const intro = jobs.length === 1 ? words.intro : words.intros;
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'TEXT', text: words.greeting(firstName) },
      { kind: 'TEXT', text: isForStaff ? words.untold : intro },
      {
        kind: 'ITEMS',
        rows: jobs.map((job) => ({
          title: `${job.quantity} × ${language === 'fr' ? job.titleFr : job.titleEn}`,
          detail: [
            job.number,
            ...(isForStaff ? [job.customer] : []),
            ...(job.poNumber ? [words.po(job.poNumber)] : []),
          ].join(', '),
          lines: linesOf(job, language),
        })),
      },
      { kind: 'LINK', label: words.open, url },
    ],
  };
}

function subjectOf(jobs: readonly MovedJob[], isForStaff: boolean, language: Locale): string {
  const words = language === 'fr' ? FR : EN;
  const [only] = jobs;
  if (jobs.length !== 1 || only === undefined) return words.subjects(jobs.length);
  const news = words.subject(only.number, dayIn(only.day, language));
  return isForStaff ? words.tell(only.customer, news) : news;
}

/** The new day, the old one, and why. */
function linesOf({ before, day, reason }: MovedJob, language: Locale): string[] {
  const words = language === 'fr' ? FR : EN;
  const now = dayIn(day, language);
  const moved = before === null ? now : words.moved(dayIn(before, language), now);
  return [moved, ...(reason === null ? [] : [words.reason(reason)])];
}
