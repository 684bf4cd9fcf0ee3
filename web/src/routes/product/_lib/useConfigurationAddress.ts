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
    (changes: Partial<ConfigurationAddress>) => {
      // What stands in the address bar now: two changes in one turn must not undo each other.
      const current = readConfigurationAddress(new URLSearchParams(window.location.search));
      const search = configurationSearch({ ...current, ...changes });
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname],
  );

  const choose = useCallback(
    (attributeCode: string, value: string) => {
      const { choices } = readConfigurationAddress(new URLSearchParams(window.location.search));
      change({ choices: { ...choices, [attributeCode]: value } });
    },
    [change],
  );

  return { address, change, choose };
}
