import type { Metrics } from './metrics.ts';
import { note } from './request-notes.ts';

/** How an operation ended: as asked, by a typed error, or by a bug. */
export type OperationOutcome = 'ok' | 'refused' | 'unexpected';

/** One executed operation. */
type OperationRun = {
  label: string;
  type: string;
  outcome: OperationOutcome;
  /** `performance.now()` at its start. */
  startedAt: number;
};

/**
 * What an operation is called in metrics and logs: our own by their names; free-form ones, whose names are anybody's
 * choice, all alike.
 */
export function operationLabel(persistedName: string | null | undefined, isSignedIn: boolean): string {
  return persistedName ?? (isSignedIn ? 'free-form' : 'anonymous free-form');
}

/** Counts and times an operation, and notes it for the log. */
export function recordOperation(metrics: Metrics, { label, type, outcome, startedAt }: OperationRun): void {
  note({ operation: label });
  metrics.count('graphql_operations', { operation: label, type, outcome });
  const seconds = (performance.now() - startedAt) / 1000;
  metrics.observe('graphql_operation_duration', seconds, { operation: label, type });
}
