import { pieceWords } from '../../domains/pricing/rules/piece-words.ts';
import type { Locale } from '../../lib/locale-formats.ts';
import type { DocumentPartFragment } from '../gql/graphql.ts';
import { ringSizeIn } from './ring-size.ts';

/** A piece with its choices and the parts of its set. */
type DescribedPiece = Pick<DocumentPartFragment, 'choices'> & {
  readonly parts: readonly DocumentPartFragment[];
};

/** A piece as text: a line with its choices, and a line for each part of a set. */
export function describedPiece({ choices, parts }: DescribedPiece, language: Locale): string[] {
  const described = parts.map(({ size, ...part }) => ({
    ...part,
    size: size ? ringSizeIn(size, language) : null,
  }));
  return pieceWords({ choices, parts: described }, language);
}
