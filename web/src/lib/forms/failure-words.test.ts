import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/*
 * A failure has the words of the specification where the request failed unexpectedly, and its own reason otherwise:
 * `ofFailure` of `useErrorText` takes those words. What shows an unexpected failure in any other way is listed here.
 */

const SOURCE = join(import.meta.dirname, '../..');

/** Modules that show an unexpected failure without the text of the specification, and why. */
const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  'lib/forms/FormSummary.tsx': 'shows the id of the request, for support, beside the fields of a form',
  'cards/useCardToasts.ts': 'has the words of the specification for cards',
  'routes/sign-in/_components/UniqueIdSignIn.tsx': 'nothing is saved, deleted, loaded, sent or printed',
};

/** Modules with error toasts that are not about a failed request, or with text of the specification from elsewhere. */
const OWN_TOAST: Readonly<Record<string, string>> = {
  'ui/feedback/toaster.ts': 'shows toasts',
  'cards/useCardToasts.ts': 'has the words of the specification for cards',
  'documents/useOpenDocument.ts': 'has the words of the specification for printing',
  'list/print/usePrint.ts': 'has the words of the specification for printing',
  'routes/cart/_lib/usePlaceOrder.ts': 'refers to failures that were shown before',
  'routes/estimates/_lib/useEstimatePictures.ts': 'tells a limit before anything is sent',
};

const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((path) => !/__generated__|\.test\.tsx?$|\.examples\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

const isWithoutWords = ({ text }: { text: string }) => /\bofFailure\([^;]*?, null\)/.test(text);
/** Whether a module has an error toast with a text other than that of a failure. */
const hasOwnToast = ({ text }: { text: string }) => /\btoastError\((?!ofFailure\(|errorText\()/.test(text);

test.each([
  ['tells an unexpected failure without the words of the specification', isWithoutWords, WITHOUT_WORDS],
  ['shows an error toast of its own', hasOwnToast, OWN_TOAST],
])('only what is listed with its reason %s', (_what, has, listed) => {
  const found = files.filter(has).map(({ path }) => path);
  expect(found.toSorted()).toEqual(Object.keys(listed).toSorted());
});
