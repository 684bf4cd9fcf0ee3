import type { Viewer } from '../../../auth/viewer.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { Language } from '../../../schema/context.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { partsOfJson } from '../../pricing/configuration/configured-part.type.ts';
import { visibleVersions } from '../access.ts';
import {
  type ComparedVersion,
  type Difference,
  type DifferenceKind,
  type DifferenceValue,
  differences,
} from '../rules/differences.ts';
import { PriceQuoteVersion } from './price-quote-version.type.ts';
import { QUOTE_LINE_ORDER } from './quote-facts.ts';

const KINDS = {
  LINE_ADDED: { description: 'A line came; `after` is its unit price.' },
  LINE_REMOVED: { description: 'A line went; `before` was its unit price.' },
  CONFIGURATION: {
    description: 'The piece is configured differently: removed and added choices.',
  },
  QUANTITY: { description: 'Another number of pieces.' },
  UNIT_PRICE: { description: 'Another price of one piece.' },
  OPTIONAL: { description: 'The line became optional (`true`), or is no longer optional (`false`).' },
  ALTERNATIVES: { description: 'Another group of alternatives.' },
  TERMS: { description: 'Other terms.' },
  DEPOSIT: { description: 'Another deposit in per cent.' },
  LEAD_TIME: { description: 'The lead time changed.' },
  VALIDITY: { description: 'Another end of the offer.' },
} satisfies Record<DifferenceKind, { description: string }>;

const KindEnum = builder.enumType('PriceQuoteDifferenceKind', {
  description: 'A difference between two versions of a quote.',
  values: KINDS,
});

const DifferenceType = builder.objectRef<Difference>('PriceQuoteDifference').implement({
  description: 'A difference between a version of a quote and the one before. Decimals and instants as text.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, description: 'The kind of difference.', resolve: ({ kind }) => kind }),
    lineKey: t.exposeInt('lineKey', {
      nullable: true,
      description: 'The line; null for the whole version.',
    }),
    title: t.string({
      nullable: true,
      description: 'Kind of the line.',
      resolve: ({ titleEn, titleFr }, _args, { language }) => (language === 'fr' ? titleFr : titleEn),
    }),
    before: t.string({
      nullable: true,
      description: 'Value before the change; null: none, or not shown.',
      resolve: ({ before }, _args, { language }) => inLanguage(before, language),
    }),
    after: t.string({
      nullable: true,
      description: 'Value after the change; null: none, or not shown.',
      resolve: ({ after }, _args, { language }) => inLanguage(after, language),
    }),
  }),
});

function inLanguage(value: DifferenceValue, language: Language): string | null {
  return value === null || typeof value === 'string' ? value : value[language];
}

const COMPARED = {
  n: true,
  terms: true,
  depositPercent: true,
  leadDays: true,
  validUntil: true,
  lines: {
    orderBy: QUOTE_LINE_ORDER,
    select: {
      lineKey: true,
      titleEn: true,
      titleFr: true,
      quantity: true,
      unitPrice: true,
      configurationHash: true,
      isOptional: true,
      alternativeGroup: true,
      choices: true,
      parts: true,
      ownMetal: true,
      priority: { select: { nameEn: true, nameFr: true } },
    },
  },
} as const;

builder.prismaObjectField(PriceQuoteVersion, 'differences', (t) =>
  t.field({
    type: [DifferenceType],
    description: 'What changed since the version before that the viewer may see; empty for the first.',
    select: (_args, { viewer }) => ({
      n: true,
      priceQuote: {
        select: {
          versions: { where: visibleVersions(viewer), orderBy: { n: 'asc' as const }, select: COMPARED },
        },
      },
    }),
    resolve: ({ n, priceQuote }, _args, { viewer }) => {
      const at = priceQuote.versions.findIndex((each) => each.n === n);
      const [before, after] = [priceQuote.versions[at - 1], priceQuote.versions[at]];
      if (!before || !after) return [];
      return differences(compared(before), compared(after)).map((each) => shown(each, viewer));
    },
  }),
);

/** Kinds whose values are amounts. */
const AMOUNTS: readonly DifferenceKind[] = ['LINE_ADDED', 'LINE_REMOVED', 'UNIT_PRICE'];

function shown(difference: Difference, viewer: Viewer): Difference {
  if (seesAmounts(viewer) || !AMOUNTS.includes(difference.kind)) return difference;
  return { ...difference, before: null, after: null };
}

type Stored = {
  terms: string | null;
  depositPercent: DecimalInput | null;
  leadDays: number | null;
  validUntil: Date | null;
  lines: (Omit<ComparedVersion['lines'][number], 'unitPrice' | 'choices' | 'parts'> & {
    unitPrice: DecimalInput | null;
    choices: unknown;
    parts: unknown;
  })[];
};

function compared(version: Stored): ComparedVersion {
  return {
    terms: version.terms,
    leadDays: version.leadDays,
    depositPercent: version.depositPercent === null ? null : decimal(version.depositPercent).toFixed(),
    validUntil: version.validUntil?.toISOString() ?? null,
    lines: version.lines.map((line) => ({
      ...line,
      choices: choicesOfJson(line.choices),
      parts: partsOfJson(line.parts),
      unitPrice: line.unitPrice === null ? null : decimal(line.unitPrice).toFixed(2),
    })),
  };
}
