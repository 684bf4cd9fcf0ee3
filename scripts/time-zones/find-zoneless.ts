/** Code that takes the day or time of an instant from the zone of the machine, the browser or the database session. */
type Zoneless = { line: number; code: string };

const PATTERNS: readonly RegExp[] = [
  /\.toLocale(?:Date|Time)String\(/g,
  /\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(\)/g,
  /\.toISOString\(\)\.slice\(0, 10\)/g,
  /\bdate_trunc\(|\bcurrent_date\b|\blocaltime(?:stamp)?\b|\bnow\(\)::date\b/gi,
  // A format is written within a few lines; `resolvedOptions` asks for the zone itself.
  /\bIntl\.DateTimeFormat\((?!\)\.resolvedOptions)(?:(?!timeZone)[^;])*;/g,
];

/** Every use of a zone that is not named in a source text. */
export function findZoneless(text: string): Zoneless[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: code, index }) => ({
      line: text.slice(0, index).split('\n').length,
      code: code.split('\n')[0] ?? '',
    })),
  );
}
