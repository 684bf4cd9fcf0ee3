import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  type ConfigurationAddress,
  configurationSearch,
  readConfigurationAddress,
} from '../../../configuration/configuration-address.ts';

/**
 * The configuration in the address, and how to change it: the address is its only place, so that it can be shared. The
 * values of a form library would be a second one.
 */
export function useConfigurationAddress() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = readConfigurationAddress(parameters);

  const change = useCallback(
    (changes: Changes) => {
      // What stands in the address bar now: two changes in one turn must not undo each other.
      const current = readConfigurationAddress(new URLSearchParams(window.location.search));
      const changed = typeof changes === 'function' ? changes(current) : changes;
      const search = configurationSearch({ ...current, ...changed });
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname],
  );

  return { address, change };
}

type Changes =
  | Partial<ConfigurationAddress>
  | ((current: ConfigurationAddress) => Partial<ConfigurationAddress>);
