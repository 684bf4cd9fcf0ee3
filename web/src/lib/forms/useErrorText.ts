import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/useLocale.ts';
import { isUnexplained, type MutationFailure } from './mutation-failure.ts';

/** Texts for codes and failures, in the page's language. */
type ErrorText = {
  /**
   * Text of a code: from the route's `errors.CODE`, then from the namespace `room`, then shared, then a general
   * sentence.
   */
  readonly ofCode: (code: string, data?: Readonly<Record<string, unknown>>) => string;
  /**
   * Text of a failure. A refused status change lists the possible ones. `unexplained` is the text of the specification
   * for a request that failed unexpectedly; null: a general sentence with the id of the request.
   */
  readonly ofFailure: (failure: MutationFailure, unexplained: string | null) => string;
};

/**
 * `routeNamespace` is the route's namespace with texts of its own codes; `room` is another namespace with such texts.
 */
export function useErrorText(routeNamespace?: string, room?: string): ErrorText {
  const { t } = useTranslation();
  const locale = useLocale();

  const ofCode = useCallback(
    (code: string, data: Readonly<Record<string, unknown>> = {}) => {
      const keys = [`errors:${code}`, 'errors:GENERAL'];
      for (const name of [room, routeNamespace]) if (name) keys.unshift(`${name}:errors.${code}`);
      return t(keys, { ...data });
    },
    [t, routeNamespace, room],
  );

  const ofFailure = useCallback(
    (failure: MutationFailure, unexplained: string | null) => {
      if (unexplained !== null && isUnexplained(failure)) return unexplained;
      const { code, data, permissionName, requestId, issues } = failure;
      if (requestId !== null) return t('errors:INTERNAL_WITH_ID', { requestId });
      if (permissionName !== null) return t('errors:FORBIDDEN_NAMED', { permission: permissionName });
      const only = issues.length === 1 ? issues[0] : undefined;
      const text = ofCode(only?.code ?? code, data);
      const allowed = Array.isArray(data['allowed']) ? data['allowed'] : [];
      if (allowed.length === 0) return text;
      const actions = allowed.map((action) => {
        const named = [room, routeNamespace].filter((name) => name !== undefined);
        const keys = named.map((name) => `${name}:action.${action}`);
        return keys.length > 0 ? t(keys, { defaultValue: String(action) }) : String(action);
      });
      const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(actions);
      return t('errors:WITH_ALLOWED', { text, actions: list });
    },
    [t, locale, ofCode, routeNamespace, room],
  );

  return { ofCode, ofFailure };
}
