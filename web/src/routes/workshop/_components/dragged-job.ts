import { createContext } from 'react';

/** A card that is being dragged, with the stages where it may be dropped. */
export type DraggedJob = { id: string; number: string; version: number; stages: readonly number[] };

/** The card that is being dragged over the board. */
export const DraggedJobContext = createContext<{
  job: DraggedJob | null;
  setJob: (job: DraggedJob | null) => void;
}>({ job: null, setJob: () => {} });
