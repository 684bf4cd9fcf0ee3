import { useShell } from '../session/useShell.ts';
import { useFormat } from './useFormat.ts';

/** The day of an instant at the manufacturer's: what ends there with a day ends with that one, wherever it is read. */
export function useCompanyDay(): (instant: string) => { readonly day: string; readonly moment: string } {
  const { timeZone } = useShell().companyDetails;
  const { dateIn, dateTime } = useFormat();
  return (instant) => ({ day: dateIn(instant, timeZone), moment: dateTime(instant) });
}
