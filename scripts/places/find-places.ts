/** A machine-specific place in a text. */
type FoundPlace = { line: number; place: string };

/** Home and working folders of a machine, and package sources other than the public registry. */
const PLACES = [
  /(?<![\w./:}\\-])\/(?:home|Users|root|work|workspace)\/[\w.-]+/g,
  /\b[A-Z]:\\+Users\\+[\w.-]+/g,
  /(?<="resolved":\s*")(?!https:\/\/registry\.npmjs\.org\/)[^"]+/g,
  /(?<=\bregistry\s*=\s*)(?!https:\/\/registry\.npmjs\.org\b)https?:\/\/[^\s"']+/g,
];

/** All machine-specific places of a text, with their lines. */
export function findPlaces(text: string): FoundPlace[] {
  return PLACES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: place, index }) => ({
      line: text.slice(0, index).split('\n').length,
      place,
    })),
  );
}
