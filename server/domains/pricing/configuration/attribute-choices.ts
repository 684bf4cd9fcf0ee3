import type { InputIssue } from '../../../errors/errors.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { isWithin } from '../../../lib/text-length.ts';
import { numberProblem, readNumber } from '../rules/number-attribute.ts';
import type { Piece, PieceAttribute } from '../sources/piece.ts';
import type { AttributeChoice } from './configuration.ts';

/** Maximum length of a TEXT attribute without its own limit. */
const DEFAULT_TEXT_LENGTH = 100;

/** The attribute choices of a configuration. */
type AttributeChoices = {
  /** Choices of SELECT, TEXT and NUMBER attributes. */
  choices: AttributeChoice[];
  /** The ring size that was given as an attribute, with its path in the input. */
  size: { value: DecimalInput; path: string } | null;
  issues: InputIssue[];
};

/**
 * Reads choices by the kind of their attribute: an option by its id, or by its id or code as text; a text; a number; a
 * ring size as a number. Issues have the path `<path>.attributes.<position>.…`.
 */
export function attributeChoices(
  piece: Piece,
  given: readonly AttributeChoice[],
  inPath: string,
): AttributeChoices {
  const read: AttributeChoices = { choices: [], size: null, issues: [] };
  for (const [index, choice] of given.entries()) {
    const path = `${inPath}.attributes.${index}`;
    const issue = (field: string, code: string, message: string) =>
      read.issues.push({ path: `${path}.${field}`, code, message });
    const offered = piece.attributes.find((each) => each.id === choice.attributeId);
    const text = choice.text?.trim() ?? '';
    if (!offered) issue('attributeId', 'NOT_OFFERED', 'This piece has no such attribute.');
    else if (given.findIndex((each) => each.attributeId === choice.attributeId) < index) {
      issue('attributeId', 'DUPLICATE', 'One choice per attribute.');
    } else if (offered.kind === 'SIZE') {
      const value = text || choice.optionId?.toString();
      if (value === undefined) continue;
      if (/^\d{1,3}(\.\d{1,4})?$/.test(value)) read.size = { value: decimal(value), path: `${path}.text` };
      else issue('text', 'NOT_A_SIZE', 'US ring sizes are numbers in quarters.');
    } else if (offered.kind === 'SELECT') {
      const optionId = choice.optionId ?? optionNamed(offered, text);
      if (optionId != null && offered.options.some(({ id }) => id === optionId))
        read.choices.push({ attributeId: offered.id, optionId });
      else if (optionId != null || text !== '')
        issue(
          choice.optionId == null ? 'text' : 'optionId',
          'NOT_OFFERED',
          'This option is not offered for the piece.',
        );
    } else if (offered.kind === 'NUMBER') {
      // Clients that send all integers as option ids send whole numbers as option ids.
      const written = text || (choice.optionId?.toString() ?? '');
      if (written === '') continue;
      const value = readNumber(written);
      const problem = value === null ? 'NOT_A_NUMBER' : numberProblem(offered, value);
      if (value === null || problem !== null)
        issue('text', problem ?? 'NOT_A_NUMBER', numberMessage(offered));
      else read.choices.push({ attributeId: offered.id, text: value.toFixed() });
    } else {
      const longest = offered.maxLength ?? DEFAULT_TEXT_LENGTH;
      if (choice.optionId != null && !offered.options.some(({ id }) => id === choice.optionId))
        issue('optionId', 'NOT_OFFERED', 'This option is not offered for the piece.');
      else if (!isWithin(text, longest)) issue('text', 'TOO_BIG', `At most ${longest} characters.`);
      else read.choices.push(choice);
    }
  }
  return read;
}

function numberMessage({ minNumber, maxNumber, numberStep, unit }: PieceAttribute): string {
  const range = [minNumber && `from ${minNumber}`, maxNumber && `to ${maxNumber}`].filter(Boolean).join(' ');
  const step = numberStep ? `in steps of ${numberStep}` : '';
  return `${['A number', range, step, unit ? `(${unit})` : ''].filter(Boolean).join(' ')}.`;
}

/** The option for a text: its id in digits, or its code. */
function optionNamed({ options }: PieceAttribute, text: string): number | null {
  const option = options.find(
    ({ id, code }) => String(id) === text || code.toLowerCase() === text.toLowerCase(),
  );
  return option?.id ?? null;
}
