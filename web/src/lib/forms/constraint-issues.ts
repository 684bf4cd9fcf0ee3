import type { MutationFailure } from './mutation-failure.ts';

/** Returns the error code of a typed number of a kind; null if it is valid. */
type NumberJudge = (text: string, kind: string) => string | null;

/** Set when a page with number fields loads the number parser, so that other forms, such as sign-in, do not load it. */
const numbers: { judge: NumberJudge | null } = { judge: null };

/** Sets the validator for number fields. */
export function judgeNumbersBy(judge: NumberJudge): void {
  numbers.judge = judge;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Violations of the form's constraints (`required`, `type`, `pattern`, `minLength`, `min`, `max`) and invalid numbers,
 * in the shape of the server's answer, so that they are shown in the page's language below the field and not in a
 * browser bubble. Null without violations.
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

/** The error code of a number field. */
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
  // A field may have its own text for its pattern.
  if (validity.patternMismatch) return control.dataset['patternCode'] ?? 'WRONG_FORMAT';
  return 'WRONG_FORMAT';
}
