import { expect, test } from '@jest/globals';
import { changedAnswers, type OrderQuestion, unansweredQuestions } from './order-answers.ts';

const asked = (id: number, code: string, kind: string): OrderQuestion => ({
  id,
  code,
  nameEn: code,
  nameFr: code,
  kind,
  unit: kind === 'NUMBER' ? 'USD' : null,
  maxLength: kind === 'TEXT' ? 5 : null,
  requiredOnOrder: code === 'OCCASION',
  options: kind === 'SELECT' ? [{ id: 11, code: 'GIFT', nameEn: 'Gift', nameFr: 'Cadeau' }] : [],
});

const QUESTIONS = [
  asked(1, 'OCCASION', 'SELECT'),
  asked(2, 'MESSAGE', 'TEXT'),
  asked(3, 'BUDGET', 'NUMBER'),
  asked(4, 'EVENT', 'DATE'),
];

test.each([
  [{ attributeId: 1, optionId: 11 }, 'Cadeau', null],
  [{ attributeId: 1, text: 'gift' }, 'Cadeau', null],
  [{ attributeId: 2, text: ' Hello ' }, 'Hello', 'Hello'],
  [{ attributeId: 3, text: '12,50' }, '12,5 USD', '12.5'],
  [{ attributeId: 4, text: '2026-12-24' }, '2026-12-24', '2026-12-24'],
])('%o is an answer', (given, valueFr, text) => {
  expect(changedAnswers(QUESTIONS, [], [given])).toEqual({
    issues: [],
    answers: [expect.objectContaining({ attributeId: given.attributeId, valueFr, text })],
  });
});

test.each([
  [{ attributeId: 1, optionId: 12 }, 'attributes.OCCASION', 'NOT_OFFERED'],
  [{ attributeId: 2, text: 'too long' }, 'attributes.MESSAGE', 'TOO_LONG'],
  [{ attributeId: 3, text: 'a lot' }, 'attributes.BUDGET', 'NOT_A_NUMBER'],
  [{ attributeId: 4, text: '24.12.2026' }, 'attributes.EVENT', 'NOT_A_DATE'],
  [{ attributeId: 4, text: '2026-02-30' }, 'attributes.EVENT', 'NOT_A_DATE'],
  [{ attributeId: 9, text: 'x' }, 'attributes.0', 'NOT_OFFERED'],
])('%o is none', (given, path, code) => {
  expect(changedAnswers(QUESTIONS, [], [given]).issues).toEqual([expect.objectContaining({ path, code })]);
});

test('an answer replaces the one before, an empty one takes it back, others stay', () => {
  const { answers: before } = changedAnswers(
    QUESTIONS,
    [],
    [
      { attributeId: 1, optionId: 11 },
      { attributeId: 2, text: 'One' },
    ],
  );
  const { answers } = changedAnswers(QUESTIONS, before, [{ attributeId: 2, text: '' }]);
  expect(answers.map(({ attributeCode }) => attributeCode)).toEqual(['OCCASION']);
  expect(unansweredQuestions(QUESTIONS, answers)).toEqual([]);
  expect(unansweredQuestions(QUESTIONS, []).map(({ code }) => code)).toEqual(['OCCASION']);
});
