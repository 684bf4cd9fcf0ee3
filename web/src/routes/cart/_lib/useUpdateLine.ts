import { useRelayEnvironment } from 'react-relay/hooks';
import { type MutationFailure, requestFailure } from '../../../lib/forms/mutation-failure.ts';
import type { LineTexts } from './update-line.ts';

/**
 * Saves the texts of a line, one field at a time: two fields saved at once never undo each other. Resolves to why it was
 * refused, or null.
 */
export function useUpdateLine(id: string): (texts: LineTexts) => Promise<MutationFailure | null> {
  const environment = useRelayEnvironment();
  return async (texts) => {
    // Few lines are written on: what it takes is fetched then.
    const code = await import('./update-line.ts').catch((error: Error) => ({ error }));
    return 'error' in code ? requestFailure(code.error) : code.updateLine(environment, id, texts);
  };
}
