import { createContext } from 'react';

/** A dragged card with its possible target stages. */
export type DraggedJob = { id: string; number: string; version: number; stages: readonly number[] };

/** The card being dragged. */
export const DraggedJobContext = createContext<{
  job: DraggedJob | null;
  setJob: (job: DraggedJob | null) => void;
}>({ job: null, setJob: () => {} });
