import type { MutationFailure } from './mutation-failure.ts';

/** What is wrong with a typed number of a kind; null: nothing. */
type NumberJudge = (text: string, kind: string) => string | null;

/** Set by the reader of numbers when a page that has such fields loads it: forms without them, as sign-in, do not. */
const numbers: { judge: NumberJudge | null } = { judge: null };

/** Has forms judge their numbers. */
export function judgeNumbersBy(judge: NumberJudge): void {
  numbers.judge = judge;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a form's own constraints (`required`, `type`, `pattern`, `minLength`, `min`, `max`) and the reader of typed numbers
 * object to, in the shape of the server's answer: it is shown in the page's language under the field, not in a bubble in the browser's. Null: nothing.
 */
export function constraintFailure(form: HTMLFormElement): MutationFailure | null {
  const issues = new Map<string, string>();
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || issues.has(control.name)) continue;
    if (!control.willValidate) continue;
    const code = control.validity.valid ? numberProblem(control) : codeOf(control);
    if (code !== null) issues.set(control.name, code);
  }
  if (issues.size === 0) return null;
  return {
    kind: 'InvalidInputError',
    code: 'INVALID_INPUT',
    issues: [...issues].map(([path, code]) => ({ path, code })),
    data: {},
    permissionName: null,
    currentVersion: null,
    requestId: null,
  };
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What is wrong with a number by the one reader of them. */
function numberProblem({ dataset, value }: Control): string | null {
  return dataset['number'] === undefined ? null : (numbers.judge?.(value, dataset['number']) ?? null);
}

function codeOf(control: Control): string {
  const { validity, type } = control;
  if (validity.valueMissing) return 'REQUIRED';
  if (validity.tooLong) return 'TOO_LONG';
  if (validity.tooShort) return type === 'password' ? 'PASSWORD_TOO_SHORT' : 'TOO_SHORT';
  if (validity.rangeUnderflow) return type === 'date' ? 'DATE_TOO_EARLY' : 'TOO_SMALL';
  if (validity.rangeOverflow) return type === 'date' ? 'DATE_TOO_LATE' : 'TOO_BIG';
  // A field may have a text for its pattern.
  if (validity.patternMismatch) return control.dataset['patternCode'] ?? 'WRONG_FORMAT';
  return 'WRONG_FORMAT';
}
