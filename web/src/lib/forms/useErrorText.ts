import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationFailure } from './mutation-failure.ts';

/** Words for codes and failures, in the page's language. */
export type ErrorText = {
  /**
   * One code: what the room says of it (its own `errors.CODE`, or `CODE_<room>` of the shared words), then what screens
   * say (`CODE_screen`), then what every face says, then a general sentence.
   */
  readonly ofCode: (code: string, data?: Readonly<Record<string, unknown>>) => string;
  /** A failure as one sentence; a failed request names its id for support. */
  readonly ofFailure: (failure: MutationFailure) => string;
};

/** `routeNamespace` is where a route keeps the wording of codes that only it meets. */
export function useErrorText(routeNamespace?: string): ErrorText {
  const { t } = useTranslation();

  const ofCode = useCallback(
    (code: string, data: Readonly<Record<string, unknown>> = {}) => {
      const keys = [`errors:${code}_screen`, `errors:${code}`, 'errors:GENERAL'];
      if (routeNamespace)
        keys.unshift(`${routeNamespace}:errors.${code}`, `errors:${code}_${routeNamespace}`);
      return t(keys, { ...data });
    },
    [t, routeNamespace],
  );

  const ofFailure = useCallback(
    ({ code, data, permissionName, requestId, issues }: MutationFailure) => {
      if (requestId !== null) return t('errors:INTERNAL_WITH_ID', { requestId });
      if (permissionName !== null) return t('errors:FORBIDDEN_NAMED', { permission: permissionName });
      const only = issues.length === 1 ? issues[0] : undefined;
      return ofCode(only?.code ?? code, data);
    },
    [t, ofCode],
  );

  return { ofCode, ofFailure };
}
