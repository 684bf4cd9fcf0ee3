import { createContext, useContext } from 'react';

/** A dialog of a job: a step with input, or an edit. */
export type JobDialog = {
  /** Name of an action, or `RESCHEDULE`, `STAGE`, `PROPOSE_SERVICE`, `REQUEST_QUOTE`. */
  readonly name: string;
};

/** Opens dialogs of the current job. */
type JobDialogOpener = { readonly open: (dialog: JobDialog) => void };

/** Provided by the job page. */
export const JobDialogContext = createContext<JobDialogOpener>({ open: () => {} });

/** Opens dialogs of the current job. */
export function useJobDialog(): JobDialogOpener {
  return useContext(JobDialogContext);
}

/** A job with the data that its dialogs send. */
export type JobRef = { readonly id: string; readonly number: string; readonly version: number };
