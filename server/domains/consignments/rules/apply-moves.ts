import type { IsoDay } from '../../../lib/calendar.ts';
import type { DecimalInput } from '../../../lib/money.ts';
import { type BillableState, isBillable } from './line-states.ts';
import type { LineMove, MovableLine } from './plan-moves.ts';

/** A line as it is kept. */
export type KeptLine = MovableLine & {
  memoPrice: DecimalInput;
  /** Of what is billed: what it was before. */
  billedFrom: BillableState | null;
  /** Day on which it was sent. */
  sentOn: IsoDay | null;
};

/** What moves do to lines. */
export type MovedLines<Line extends KeptLine> = {
  /** All of them as they are now. */
  lines: Line[];
  /** Lines that were there and changed: in their state, or in how many pieces are left. */
  changed: Line[];
  /** Lines of their own for parts of others, with the line that each was a part of. */
  parts: { line: Line; splitFromId: number }[];
  /** Pieces in their new state, whole lines and parts. */
  moved: Line[];
};

/** How parts become lines, and on which day. */
type Applied = { today: IsoDay; nextId: () => number };

/** Applies moves to the lines that they were planned for: pieces of a part get a line of their own, the rest keeps its own. */
export function applyMoves<Line extends KeptLine>(
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

/** Gives the pieces of a voided invoice back: they are sold or lost, as before they were billed. */
export function unbilled<Line extends KeptLine>(line: Line): Line {
  if (line.billedFrom === null) throw new Error(`The line ${line.id} was never billed.`);
  return { ...line, state: line.billedFrom, billedFrom: null };
}

function movedState({ state, sentOn }: KeptLine, { to }: LineMove, today: IsoDay) {
  return {
    state: to,
    billedFrom: to === 'INVOICED' && isBillable(state) ? state : null,
    // What is taken back has been out all the time.
    sentOn: sentOn ?? (to === 'OUT' ? today : null),
  };
}
