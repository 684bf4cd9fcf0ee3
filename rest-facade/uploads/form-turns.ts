import { RestFailure } from '../errors/failure.ts';

/** Maximum number of forms that are processed at the same time, with one per caller. Other forms wait unread. */
const MAX = 4;
/** Maximum number of waiting forms in total and per caller. */
const LINE = 120;
const LINE_OF_ONE = 60;

type Waiting = { readonly from: string; readonly begin: () => void };

const underWay = new Set<string>();
const line: Waiting[] = [];

/** Processes a form in its turn. Returns 503 if too many forms are waiting. */
export async function takeFormTurn<Answer>(from: string, work: () => Promise<Answer>): Promise<Answer> {
  const own = line.filter((waiting) => waiting.from === from).length;
  if (line.length >= LINE || own >= LINE_OF_ONE)
    throw new RestFailure(503, [{ key: 'SERVICE_UNAVAILABLE', code: 'SERVICE_UNAVAILABLE' }]);
  await new Promise<void>((begin) => {
    line.push({ from, begin });
    moveOn();
  });
  try {
    return await work();
  } finally {
    underWay.delete(from);
    moveOn();
  }
}

function moveOn(): void {
  while (underWay.size < MAX) {
    const index = line.findIndex(({ from }) => !underWay.has(from));
    const [next] = index < 0 ? [] : line.splice(index, 1);
    if (!next) return;
    underWay.add(next.from);
    next.begin();
  }
}
