import { createContext, useContext } from 'react';

/** A dialog over a job: a step that asks for something, or an edit. */
export type JobDialog = {
  /** Name of an action, or `RESCHEDULE`, `STAGE`, `PROPOSE_SERVICE`, `REQUEST_QUOTE`. */
  readonly name: string;
};

/** Opens dialogs over the job of the page. */
type JobDialogOpener = { readonly open: (dialog: JobDialog) => void };

/** Given by the page of a job. */
export const JobDialogContext = createContext<JobDialogOpener>({ open: () => {} });

/** Opens dialogs over the job of the page. */
export function useJobDialog(): JobDialogOpener {
  return useContext(JobDialogContext);
}

/** A job, as far as its dialogs send it back. */
export type JobRef = { readonly id: string; readonly number: string; readonly version: number };
