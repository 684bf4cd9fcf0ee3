import {
  type BothLanguages,
  type ComparedConfiguration,
  configurationChange,
} from './configuration-facts.ts';

/** The compared fields of a line; decimals as text. */
export interface ComparedLine extends ComparedConfiguration {
  lineKey: number;
  quantity: number;
  unitPrice: string | null;
  configurationHash: string;
  isOptional: boolean;
  alternativeGroup: string | null;
}

/** The compared fields of a version; decimals as text, days as ISO days. */
export interface ComparedVersion {
  lines: readonly ComparedLine[];
  terms: string | null;
  depositPercent: string | null;
  leadDays: number | null;
  validUntil: string | null;
}

/** A kind of difference: a line added or removed, or a changed value. */
export type DifferenceKind =
  | 'LINE_ADDED'
  | 'LINE_REMOVED'
  | 'CONFIGURATION'
  | 'QUANTITY'
  | 'UNIT_PRICE'
  | 'OPTIONAL'
  | 'ALTERNATIVES'
  | 'TERMS'
  | 'DEPOSIT'
  | 'LEAD_TIME'
  | 'VALIDITY';

/** One difference between a version and the previous one; null values are empty. */
export interface Difference {
  kind: DifferenceKind;
  /** Null for a difference of the whole version. */
  lineKey: number | null;
  /** Title of the line, current or previous. */
  titleEn: string | null;
  titleFr: string | null;
  before: DifferenceValue;
  after: DifferenceValue;
}

/** A value: text in both languages, or a decimal or day as text; null for none. */
export type DifferenceValue = string | BothLanguages | null;

type Facet = [DifferenceKind, before: DifferenceValue, after: DifferenceValue];

/**
 * The differences between two versions of a quote: lines in the order of the newer version, then removed lines, then
 * the terms.
 */
export function differences(before: ComparedVersion, after: ComparedVersion): Difference[] {
  const earlier = new Map(before.lines.map((line) => [line.lineKey, line]));
  const kept = new Set(after.lines.map(({ lineKey }) => lineKey));
  return [
    ...after.lines.flatMap((line) => lineDifferences(earlier.get(line.lineKey), line)),
    ...before.lines
      .filter(({ lineKey }) => !kept.has(lineKey))
      .map((line) => ofLine(line, ['LINE_REMOVED', amountOf(line), null])),
    ...changed([
      ['TERMS', before.terms, after.terms],
      ['DEPOSIT', before.depositPercent, after.depositPercent],
      ['LEAD_TIME', textOf(before.leadDays), textOf(after.leadDays)],
      ['VALIDITY', before.validUntil, after.validUntil],
    ]).map(([kind, from, to]) => ({
      kind,
      lineKey: null,
      titleEn: null,
      titleFr: null,
      before: from,
      after: to,
    })),
  ];
}

function lineDifferences(before: ComparedLine | undefined, after: ComparedLine): Difference[] {
  if (!before) return [ofLine(after, ['LINE_ADDED', null, amountOf(after)])];
  const isReconfigured = before.configurationHash !== after.configurationHash;
  const { before: was, after: is } = configurationChange(before, after);
  return [
    ...(isReconfigured && (was || is) ? [ofLine(after, ['CONFIGURATION', was, is])] : []),
    ...changed([
      ['QUANTITY', String(before.quantity), String(after.quantity)],
      ['UNIT_PRICE', before.unitPrice, after.unitPrice],
      ['OPTIONAL', String(before.isOptional), String(after.isOptional)],
      ['ALTERNATIVES', before.alternativeGroup, after.alternativeGroup],
    ]).map((facet) => ofLine(after, facet)),
  ];
}

function changed(facets: readonly Facet[]): Facet[] {
  return facets.filter(([, before, after]) => before !== after);
}

function ofLine({ lineKey, titleEn, titleFr }: ComparedLine, [kind, before, after]: Facet): Difference {
  return { kind, lineKey, titleEn, titleFr, before, after };
}

function amountOf({ unitPrice }: ComparedLine): string | null {
  return unitPrice;
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
