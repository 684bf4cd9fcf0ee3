import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  type ConfigurationAddress,
  configurationSearch,
} from '../../../configuration/configuration-address.ts';
import { readConfigurationAddress } from '../../../configuration/read-configuration-address.ts';

/**
 * The configuration in the URL, and how to change it. It is stored only there, so that it can be shared. A form library
 * would duplicate it.
 */
export function useConfigurationAddress() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = readConfigurationAddress(parameters);

  const change = useCallback(
    (changes: Changes) => {
      // The current URL: two changes in one tick must not overwrite each other.
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
