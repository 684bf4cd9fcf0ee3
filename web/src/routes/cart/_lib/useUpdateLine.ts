import { useRelayEnvironment } from 'react-relay/hooks';
import { type MutationFailure, requestFailure } from '../../../lib/forms/mutation-failure.ts';
import type { LineTexts } from './update-line.ts';

/**
 * Saves the texts of a line, one field at a time, so that concurrent saves do not overwrite each other. Resolves to the
 * failure, or null.
 */
export function useUpdateLine(id: string): (texts: LineTexts) => Promise<MutationFailure | null> {
  const environment = useRelayEnvironment();
  return async (texts) => {
    // Fetched on demand, because few lines have texts.
    const code = await import('./update-line.ts').catch((error: Error) => ({ error }));
    return 'error' in code ? requestFailure(code.error) : code.updateLine(environment, id, texts);
  };
}
