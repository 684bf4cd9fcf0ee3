/** Codes of pieces that this browser alone keeps; the server is not told. */
type KeptPieces = {
  /** The latest first. */
  readonly read: () => readonly string[];
  /** Puts a piece in front; those beyond the limit fall out at the end. */
  readonly add: (code: string) => readonly string[];
  readonly remove: (code: string) => readonly string[];
};

const CODE = /^[A-Za-z0-9_.-]{1,40}$/;

function keptPieces(key: string, most: number): KeptPieces {
  function read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isCode).slice(0, most) : [];
    } catch {
      // Somebody else wrote it.
      return [];
    }
  }
  function write(codes: readonly string[]): readonly string[] {
    localStorage.setItem(key, JSON.stringify(codes));
    return codes;
  }
  return {
    read,
    add: (code) => write([code, ...read().filter((each) => each !== code)].slice(0, most)),
    remove: (code) => write(read().filter((each) => each !== code)),
  };
}

/** Whether something could be the code of a piece. */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value);
}

/** Pieces that are compared at most. */
export const MOST_COMPARED = 4;

/** Pieces that were looked at. */
export const recentPieces = keptPieces('aurifex.recentPieces', 13);

/** Pieces to be compared. */
export const comparedPieces = keptPieces('aurifex.comparedPieces', MOST_COMPARED);
