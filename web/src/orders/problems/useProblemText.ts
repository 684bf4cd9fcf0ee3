import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useFormat } from '../../lib/format/useFormat.ts';
import type { useProblemText_problem$key } from './__generated__/useProblemText_problem.graphql.ts';

const fragment = graphql`
  fragment useProblemText_problem on OrderProblem @inline {
    code
    subject
    before
    after
  }
`;

/** Text of a problem, with the affected name or both prices if known. */
export function useProblemText(currency: string): (problem: useProblemText_problem$key) => string {
  const { t } = useTranslation('orderProblems');
  const { money } = useFormat();
  return (key) => {
    const { code, subject, before, after } = readInlineData(fragment, key);
    if (before != null && after != null) {
      return t([`${code}_prices`, code], { before: money(before, currency), after: money(after, currency) });
    }
    return subject == null ? t(code) : t([`${code}_named`, code], { subject });
  };
}
