import { dayIn, type Locale } from '../../../lib/locale-formats.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';
import type { NoticeEvent } from '../../notices/rules/events.ts';
import { type ParcelMethods, trackingUrl } from '../../shipping-and-tax/rules/tracking-url.ts';

/** Events of jobs that users are notified of. */
export const JOB_NEWS = [
  'PROOF_WAITING',
  'JOB_LATE',
  'JOB_SHIPPED',
  'JOB_QUESTION',
  'JOB_CANCELLED',
] as const satisfies readonly NoticeEvent[];

/** Events caused by a user's step, which has an actor and a reason. */
export const STEP_NEWS: ReadonlySet<JobNews> = new Set<JobNews>(['JOB_QUESTION', 'JOB_CANCELLED']);

/** An event of jobs. */
export type JobNews = (typeof JOB_NEWS)[number];

/** A job as shown in an email. */
export type MailedJob = {
  number: string;
  titleEn: string;
  titleFr: string;
  quantity: number;
  poNumber: string | null;
  promisedOn: Date | null;
  trackingNumber: string | null;
  /** What its parcel went by. */
  parcelMethods: ParcelMethods;
  /** Reason of the last step: the question, or why the job was cancelled. */
  reason: string | null;
};

/** Contents of an email about one or more jobs. */
type JobMail = {
  firstName: string;
  jobs: readonly MailedJob[];
  url: string;
  /** Subject for one job, for staff, with the customer. */
  staffSubject?: string | null;
};

const EN = {
  greeting: (name: string) => `Hello ${name},`,
  promised: (day: string) => `promised for ${day}`,
  tracking: (number: string) => `tracking number ${number}`,
  follow: (number: string) => `Follow the parcel ${number}`,
  po: (number: string) => `PO ${number}`,
  news: {
    PROOF_WAITING: {
      subject: (number: string) => `${number} awaits your approval`,
      subjects: (count: number) => `${count} jobs await your approval`,
      intro: 'We start production once you have approved our proposal:',
      intros: 'We start production once you have approved our proposals:',
      open: 'Review',
    },
    JOB_LATE: {
      subject: (number: string) => `${number} is taking longer`,
      subjects: (count: number) => `${count} jobs are taking longer`,
      intro: 'We are sorry: this is not ready on the promised day. We are working on it.',
      intros: 'We are sorry: these are not ready on the promised day. We are working on them.',
      open: 'See the status',
    },
    JOB_SHIPPED: {
      subject: (number: string) => `${number} has been shipped`,
      subjects: (count: number) => `${count} jobs have been shipped`,
      intro: 'It is on its way to you:',
      intros: 'They are on their way to you:',
      open: 'See the details',
    },
    JOB_QUESTION: {
      subject: (number: string) => `We have a question about ${number}`,
      subjects: (count: number) => `We have a question about ${count} jobs`,
      intro: 'We continue once you have answered:',
      intros: 'We continue once you have answered:',
      open: 'Answer',
    },
    JOB_CANCELLED: {
      subject: (number: string) => `${number} was cancelled`,
      subjects: (count: number) => `${count} jobs were cancelled`,
      intro: 'This will not be made:',
      intros: 'These will not be made:',
      open: 'See the details',
    },
  },
};

type Words = typeof EN;

const FR: Words = {
  greeting: (name) => `Bonjour ${name},`,
  promised: (day) => `promise pour le ${day}`,
  tracking: (number) => `numéro de suivi ${number}`,
  follow: (number) => `Suivre le colis ${number}`,
  po: (number) => `bon de commande ${number}`,
  news: {
    PROOF_WAITING: {
      subject: (number) => `${number} attend votre approbation`,
      subjects: (count) => `${count} commandes attendent votre approbation`,
      intro: 'La fabrication commence dès que vous aurez approuvé notre proposition\u00A0:',
      intros: 'La fabrication commence dès que vous aurez approuvé nos propositions\u00A0:',
      open: 'Examiner',
    },
    JOB_LATE: {
      subject: (number) => `${number} prend du retard`,
      subjects: (count) => `${count} commandes prennent du retard`,
      intro: 'Nous en sommes désolés\u00A0: cette pièce n’est pas prête au jour promis. Nous y travaillons.',
      intros:
        'Nous en sommes désolés\u00A0: ces pièces ne sont pas prêtes au jour promis. Nous y travaillons.',
      open: 'Voir le statut',
    },
    JOB_SHIPPED: {
      subject: (number) => `${number} est expédiée`,
      subjects: (count) => `${count} commandes sont expédiées`,
      intro: 'Elle est en route vers vous\u00A0:',
      intros: 'Elles sont en route vers vous\u00A0:',
      open: 'Voir les détails',
    },
    JOB_QUESTION: {
      subject: (number) => `Nous avons une question sur ${number}`,
      subjects: (count) => `Nous avons une question sur ${count} commandes`,
      intro: 'Nous poursuivons dès que vous aurez répondu\u00A0:',
      intros: 'Nous poursuivons dès que vous aurez répondu\u00A0:',
      open: 'Répondre',
    },
    JOB_CANCELLED: {
      subject: (number) => `${number} est annulée`,
      subjects: (count) => `${count} commandes sont annulées`,
      intro: 'Cette commande ne sera pas fabriquée\u00A0:',
      intros: 'Ces commandes ne seront pas fabriquées\u00A0:',
      open: 'Voir les détails',
    },
  },
};

const WORDS: Record<Locale, Words> = { en: EN, fr: FR };

/** The email to one person about all jobs with the same event. */
export function jobMail(
  news: JobNews,
  { firstName, jobs, url, staffSubject = null }: JobMail,
  language: Locale,
): MailText {
  const all = WORDS[language];
  const words = all.news[news];
  const [only] = jobs;
  const isOne = jobs.length === 1 && only !== undefined;
  const subject = isOne ? (staffSubject ?? words.subject(only.number)) : words.subjects(jobs.length);
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'TEXT', text: all.greeting(firstName) },
      { kind: 'TEXT', text: isOne ? words.intro : words.intros },
      {
        kind: 'ITEMS',
        rows: jobs.map((job) => ({
          title: `${job.quantity} × ${language === 'fr' ? job.titleFr : job.titleEn}`,
          detail: detailOf(news, job, language),
          lines: job.reason && STEP_NEWS.has(news) ? [job.reason] : [],
          link: news === 'JOB_SHIPPED' ? parcelOf(job, language) : null,
        })),
      },
      { kind: 'LINK', label: words.open, url },
    ],
  };
}

/** The carrier's tracking page; null if the carrier is unknown. */
function parcelOf({ trackingNumber, parcelMethods }: MailedJob, language: Locale) {
  const url = trackingUrl(trackingNumber, parcelMethods);
  if (url === null || trackingNumber === null) return null;
  return { label: WORDS[language].follow(trackingNumber), url };
}

function detailOf(news: JobNews, job: MailedJob, language: Locale): string {
  const { po, promised, tracking } = WORDS[language];
  const { number, poNumber, promisedOn, trackingNumber, parcelMethods } = job;
  const parts = [
    number,
    poNumber && po(poNumber),
    news === 'JOB_LATE' && promisedOn && promised(dayIn(promisedOn, language)),
    news === 'JOB_SHIPPED' &&
      trackingNumber &&
      !trackingUrl(trackingNumber, parcelMethods) &&
      tracking(trackingNumber),
  ];
  return parts.filter(Boolean).join(', ');
}
