/** Codes of pieces stored only in this browser. */
type StoredPieces = {
  /** Latest first. */
  readonly read: () => readonly string[];
  /** Adds a piece at the front. The oldest ones beyond the limit are removed. */
  readonly add: (code: string) => readonly string[];
  readonly remove: (code: string) => readonly string[];
};

const CODE = /^[A-Za-z0-9_.-]{1,40}$/;

function storedPieces(key: string, most: number): StoredPieces {
  function read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isCode).slice(0, most) : [];
    } catch {
      // Blocked storage and damaged values count as empty.
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

/** Whether a value has the format of a piece code. */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value);
}

/** Maximum number of compared pieces. */
export const MAX_COMPARED = 4;

/** Recently viewed pieces. */
export const recentPieces = storedPieces('aurifex.recentPieces', 13);

/** Pieces to compare. */
export const comparedPieces = storedPieces('aurifex.comparedPieces', MAX_COMPARED);
