import { createContext, useCallback, useContext } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  type ConfigurationAddress,
  configurationSearch,
  FOLLOWING_PART,
  type PartAddress,
  readConfigurationAddress,
} from '../../../configuration/configuration-address.ts';

/** The part of a set that the fields below are for, as it stands; null: they are for the main piece. */
export const PartScope = createContext<{ readonly code: string; readonly standing: PartAddress } | null>(
  null,
);

/**
 * What is chosen in the address of the piece, or of the part of a set, that the fields are for, and how to choose
 * otherwise.
 */
export function useChoices() {
  const part = useContext(PartScope);
  const { address, change } = useConfigurationAddress();
  const code = part?.code;

  const changePiece = useCallback(
    (changes: (current: PartAddress) => Partial<PartAddress>) =>
      change((current) => {
        if (code === undefined) return changes(current);
        const own = current.parts[code] ?? FOLLOWING_PART;
        return { parts: { ...current.parts, [code]: { ...own, ...changes(own) } } };
      }),
    [change, code],
  );

  const choose = useCallback(
    (attributeCode: string, value: string) =>
      changePiece(({ choices }) => ({ choices: { ...choices, [attributeCode]: value } })),
    [changePiece],
  );

  return {
    chosen: part?.standing ?? address,
    chooseMetal: (metal: string) => changePiece(() => ({ metal })),
    chooseSize: (size: string) => changePiece(() => ({ size })),
    choose,
  };
}

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
