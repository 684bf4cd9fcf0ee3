import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { links } from '../../../links.ts';
import { type JobListView, jobListSearch, readJobListView } from './job-list-view.ts';

/** Address of a view of the list. */
export function jobListAddress(view: JobListView): string {
  return links.jobOrders() + jobListSearch(view);
}

/** The view in the address and how to go to another one; `replace` for what the back button should skip. */
export function useJobListView() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const show = useCallback(
    (view: JobListView, { replace = false } = {}) =>
      void navigate(jobListAddress(view), { preventScrollReset: true, replace }),
    [navigate],
  );
  return { view: readJobListView(address), show };
}
