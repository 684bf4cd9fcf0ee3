import { isIsoDay } from '../../../lib/calendar.ts';
import { type Locale, numberIn } from '../../../lib/locale-formats.ts';
import { textLength } from '../../../lib/text-length.ts';
import { readNumber } from '../../pricing/rules/number-attribute.ts';

/** A question that every order is asked at the checkout. */
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

/** A given answer: an option, or a text. */
type GivenAnswer = { attributeId: number; optionId?: number | null; text?: string | null };

/** An answer as text in both languages. */
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

/** A problem of an answer. */
type AnswerIssue = { path: string; code: string; message: string };

/** Maximum length of a text without its own limit. */
const DEFAULT_TEXT_LENGTH = 200;

/**
 * The answers of an order after a change: each replaces the previous one, an empty one removes it. Issues have the
 * path `attributes.<code>`.
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

/** Required questions without an answer. */
export function unansweredQuestions(
  questions: readonly OrderQuestion[],
  answers: readonly OrderAnswer[],
): OrderQuestion[] {
  return questions.filter(
    ({ id, requiredOnOrder }) => requiredOnOrder && !answers.some(({ attributeId }) => attributeId === id),
  );
}

/** An answer as text; null for none; or the code of its problem. */
function readAnswer(question: OrderQuestion, { optionId, text }: GivenAnswer): OrderAnswer | null | string {
  // Clients that send all integers as option ids send whole numbers as option ids.
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
