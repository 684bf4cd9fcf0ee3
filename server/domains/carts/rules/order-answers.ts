import { isIsoDay } from '../../../lib/calendar.ts';
import { type Locale, numberIn } from '../../../lib/locale-formats.ts';
import { textLength } from '../../../lib/text-length.ts';
import { readNumber } from '../../pricing/rules/number-attribute.ts';

/** Something that every order is asked at the checkout. */
export type OrderQuestion = {
  id: number;
  code: string;
  nameEn: string;
  nameFr: string;
  /** SELECT, TEXT, NUMBER or DATE. */
  kind: string;
  unit: string | null;
  maxLength: number | null;
  requiredOnOrder: boolean;
  options: readonly { id: number; code: string; nameEn: string; nameFr: string }[];
};

/** What is said to a question: an option, or a text. */
type GivenAnswer = { attributeId: number; optionId?: number | null; text?: string | null };

/** An answer in words of both languages. */
type OrderAnswer = {
  attributeId: number;
  attributeCode: string;
  attributeNameEn: string;
  attributeNameFr: string;
  optionId: number | null;
  valueEn: string;
  valueFr: string;
  text: string | null;
};

/** What is wrong with an answer. */
type AnswerIssue = { path: string; code: string; message: string };

/** Longest text where the question sets no limit of its own. */
const DEFAULT_TEXT_LENGTH = 200;

/**
 * The answers of an order after some were given: each replaces the one before, an empty one takes it back. Issues name
 * `attributes.<code>`.
 */
export function changedAnswers(
  questions: readonly OrderQuestion[],
  before: readonly OrderAnswer[],
  given: readonly GivenAnswer[],
): { answers: OrderAnswer[]; issues: AnswerIssue[] } {
  const issues: AnswerIssue[] = [];
  const answers = new Map(before.map((answer) => [answer.attributeId, answer]));
  for (const [index, choice] of given.entries()) {
    const question = questions.find(({ id }) => id === choice.attributeId);
    if (!question) {
      issues.push({ path: `attributes.${index}`, code: 'NOT_OFFERED', message: 'No order is asked this.' });
      continue;
    }
    const read = readAnswer(question, choice);
    if (typeof read === 'string') {
      const message = `${question.nameEn}: ${read}.`;
      issues.push({ path: `attributes.${question.code}`, code: read, message });
    } else if (read === null) answers.delete(question.id);
    else answers.set(question.id, read);
  }
  const ofQuestions = questions.flatMap(({ id }) => answers.get(id) ?? []);
  return { answers: ofQuestions, issues };
}

/** The questions that have to be answered and are not. */
export function unansweredQuestions(
  questions: readonly OrderQuestion[],
  answers: readonly OrderAnswer[],
): OrderQuestion[] {
  return questions.filter(
    ({ id, requiredOnOrder }) => requiredOnOrder && !answers.some(({ attributeId }) => attributeId === id),
  );
}

/** An answer in words; null: none; a code: what is wrong with it. */
function readAnswer(question: OrderQuestion, { optionId, text }: GivenAnswer): OrderAnswer | null | string {
  // Clients that know integers as option ids send whole numbers as such.
  const typed = text?.trim() ?? optionId?.toString() ?? '';
  const answer = (
    valueEn: string,
    valueFr: string,
    rest: { optionId: number | null; text: string | null },
  ) => ({
    attributeId: question.id,
    attributeCode: question.code,
    attributeNameEn: question.nameEn,
    attributeNameFr: question.nameFr,
    valueEn,
    valueFr,
    ...rest,
  });
  if (question.kind === 'SELECT') {
    if (typed === '') return null;
    const option = question.options.find(({ id, code }) => id === optionId || code === typed.toUpperCase());
    return option ? answer(option.nameEn, option.nameFr, { optionId: option.id, text: null }) : 'NOT_OFFERED';
  }
  if (typed === '') return null;
  const said = (value: string) => answer(value, value, { optionId: null, text: typed });
  if (question.kind === 'NUMBER') {
    const number = readNumber(typed);
    if (!number) return 'NOT_A_NUMBER';
    const shown = (language: Locale) =>
      [numberIn(number, number.decimalPlaces(), language), question.unit].filter(Boolean).join(' ');
    return answer(shown('en'), shown('fr'), { optionId: null, text: number.toFixed() });
  }
  if (question.kind === 'DATE') return isIsoDay(typed) ? said(typed) : 'NOT_A_DATE';
  return textLength(typed) <= (question.maxLength ?? DEFAULT_TEXT_LENGTH) ? said(typed) : 'TOO_LONG';
}
