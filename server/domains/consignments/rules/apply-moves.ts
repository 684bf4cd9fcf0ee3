import type { IsoDay } from '../../../lib/calendar.ts';
import type { DecimalInput } from '../../../lib/money.ts';
import { type BillableState, isBillable } from './line-states.ts';
import type { LineMove, MovableLine } from './plan-moves.ts';

/** A stored line. */
export type StoredLine = MovableLine & {
  memoPrice: DecimalInput;
  /** The state before it was invoiced. */
  billedFrom: BillableState | null;
  /** Day on which it was sent. */
  sentOn: IsoDay | null;
};

/** The result of moves. */
export type MovedLines<Line extends StoredLine> = {
  /** All current lines. */
  lines: Line[];
  /** Existing lines that changed their state or number of pieces. */
  changed: Line[];
  /** New lines for parts of others, with the line that each was split from. */
  parts: { line: Line; splitFromId: number }[];
  /** The moved pieces: whole lines and parts. */
  moved: Line[];
};

/** The day of the moves, and ids for new lines. */
type Applied = { today: IsoDay; nextId: () => number };

/**
 * Applies moves to the lines that they were planned for. A moved part becomes a new line; the other pieces stay on
 * theirs.
 */
export function applyMoves<Line extends StoredLine>(
  lines: readonly Line[],
  moves: readonly LineMove[],
  { today, nextId }: Applied,
): MovedLines<Line> {
  const byLine = new Map(moves.map((move) => [move.lineId, move]));
  const done: MovedLines<Line> = { lines: [], changed: [], parts: [], moved: [] };
  for (const line of lines) {
    const move = byLine.get(line.id);
    if (!move) {
      done.lines.push(line);
      continue;
    }
    const now = { ...line, ...movedState(line, move, today), quantity: move.quantity };
    if (move.rest === 0) {
      done.lines.push(now);
      done.changed.push(now);
      done.moved.push(now);
      continue;
    }
    const rest = { ...line, quantity: move.rest };
    const part = { ...now, id: nextId() };
    done.lines.push(rest, part);
    done.changed.push(rest);
    done.parts.push({ line: part, splitFromId: line.id });
    done.moved.push(part);
  }
  return done;
}

/** Restores the pieces of a voided invoice: they are sold or lost, as before. */
export function unbilled<Line extends StoredLine>(line: Line): Line {
  if (line.billedFrom === null) throw new Error(`The line ${line.id} was never billed.`);
  return { ...line, state: line.billedFrom, billedFrom: null };
}

function movedState({ state, sentOn }: StoredLine, { to }: LineMove, today: IsoDay) {
  return {
    state: to,
    billedFrom: to === 'INVOICED' && isBillable(state) ? state : null,
    // Pieces whose report was taken back keep the day on which they were sent.
    sentOn: sentOn ?? (to === 'OUT' ? today : null),
  };
}
