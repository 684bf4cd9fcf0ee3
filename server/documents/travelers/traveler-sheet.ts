import { isClosedStatus, isJobStatusCode } from '../../domains/orders/rules/job-status-codes.ts';
import { COLON, dayIn, numberIn } from '../../lib/locale-formats.ts';
import type { DocumentTravelerFragment, DocumentTravelerItemFragment } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import { ringSizeIn } from '../kit/ring-size.ts';
import { stampOfToday } from '../kit/stamp.ts';
import type { Part, Sheet } from '../layout/document-content.ts';
import { TRAVELER_WORDS } from './traveler-words.ts';

const BLANK = { blank: true } as const;
/** Maximum number of pictures on a traveler; its code opens a page with the others. */
const MAX_PICTURES = 8;

/** The traveler of a job: the pieces to make, their date, and fields for signatures. No prices. */
export function travelerSheet(job: DocumentTravelerFragment, tools: SheetTools): Sheet {
  const { language, picture, code } = tools;
  const words = TRAVELER_WORDS[language];
  const big = job.images.find(({ isBig }) => isBig);
  return {
    title: words.title,
    number: job.number,
    highlight: isWorkStopped(job)
      ? stampOfToday(job.status.name, tools)
      : {
          label: words.promised,
          value: job.promisedOn ? dayIn(job.promisedOn, language) : words.noDay,
        },
    code: { picture: code(`/backoffice/workshop/scan/${job.number}`), caption: words.scan },
    parts: [
      {
        kind: 'lead',
        picture: picture(big?.url ?? job.imageUrl),
        title: job.title,
        facts: jobFacts(job, tools),
      },
      ...job.items.flatMap((item) => [item, ...item.children].map((each) => itemPart(each, tools))),
      ...servicesPart(job, tools),
      stagesPart(job, tools),
      ...notesPart(job, tools),
      ...picturesPart(job, tools),
    ],
  };
}

/** The bench has nothing to make: the job has shipped or ended, or is on hold. */
function isWorkStopped({ status: { code } }: DocumentTravelerFragment): boolean {
  return isJobStatusCode(code) && (isClosedStatus(code) || code === 'ON_HOLD');
}

function jobFacts(job: DocumentTravelerFragment, { language, dayOf }: SheetTools) {
  const words = TRAVELER_WORDS[language];
  return knownFacts([
    [words.quantity, String(job.quantity)],
    [words.priority, job.priority.name],
    [words.customer, `${job.customer.name} (${job.customer.accountNumber})`],
    [words.status, job.status.name],
    [words.ordered, dayOf(job.createdAt)],
    [words.wantedBy, job.wantedBy && dayIn(job.wantedBy, language)],
    [words.po, job.poNumber],
    [words.reference, job.reference],
    [words.endCustomer, job.endCustomer],
    [words.metal, job.ownMetal ? words.ownMetal : null],
  ]);
}

function itemPart(item: DocumentTravelerItemFragment, { language }: SheetTools): Part {
  const words = TRAVELER_WORDS[language];
  return {
    kind: 'facts',
    title: `${item.quantity} × ${item.name} · ${item.code}`,
    columns: 3,
    facts: knownFacts([
      [words.metal, item.alloy && `${item.alloy.name} (${item.alloy.mark})`],
      [words.size, item.size && ringSizeIn(item.size, language)],
      [words.weight, item.weight && `${numberIn(item.weight, 2, language)}\u00A0g`],
      ...item.attributes.map(({ name, value }) => [name, value] as const),
    ]),
  };
}

function servicesPart({ services }: DocumentTravelerFragment, { language }: SheetTools): Part[] {
  const words = TRAVELER_WORDS[language];
  const names = services
    .filter(({ status }) => status !== 'DECLINED')
    .map(({ serviceType, revision }) =>
      revision > 1 ? `${serviceType.name} (${words.revision(revision)})` : serviceType.name,
    );
  return names.length > 0 ? [{ kind: 'text', title: words.services, paragraphs: [names.join(' · ')] }] : [];
}

function stagesPart({ benchStages }: DocumentTravelerFragment, { language }: SheetTools): Part {
  const words = TRAVELER_WORDS[language];
  const written = [words.dayIn, words.weightIn, words.dayOut, words.weightOut, words.initials];
  return {
    kind: 'table',
    title: words.stages,
    isForm: true,
    columns: [{ title: words.stage, width: 2 }, ...written.map((title) => ({ title, width: 1 }))],
    rows: benchStages.map(({ name }) => ({ cells: [name, ...written.map(() => BLANK)] })),
  };
}

function notesPart({ note, notes }: DocumentTravelerFragment, { language, dayOf }: SheetTools): Part[] {
  const words = TRAVELER_WORDS[language];
  const paragraphs = [
    ...(note ? [note] : []),
    ...notes.map(({ author, createdAt, visibility, text }) => {
      const by = [author.fullName, dayOf(createdAt), visibility === 'INTERNAL' ? words.internal : null];
      return `${by.filter(Boolean).join(', ')}${COLON[language]}${text}`;
    }),
  ];
  return paragraphs.length > 0 ? [{ kind: 'text', title: words.notes, paragraphs }] : [];
}

function picturesPart({ images }: DocumentTravelerFragment, { language, picture }: SheetTools): Part[] {
  const others = images.filter(({ isBig }) => !isBig).slice(0, MAX_PICTURES);
  if (others.length === 0) return [];
  return [
    {
      kind: 'pictures',
      title: TRAVELER_WORDS[language].pictures,
      pictures: others.map(({ url, caption }) => ({ name: picture(url), caption })),
    },
  ];
}
