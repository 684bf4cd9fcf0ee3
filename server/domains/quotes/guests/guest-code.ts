import { secretHash } from '../../../auth/tokens.ts';

/** Hash of a code with its link, so that equal codes of two links differ. */
export function guestCodeHash(guestLinkId: number, code: string): string {
  return secretHash(`${guestLinkId}:${code}`);
}
