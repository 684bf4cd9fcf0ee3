import type { Metrics } from './metrics.ts';
import { note } from './request-notes.ts';

/** Result of an operation: success, a typed error, or a bug. */
export type OperationOutcome = 'ok' | 'refused' | 'unexpected';

/** An executed operation. */
type OperationRun = {
  label: string;
  type: string;
  outcome: OperationOutcome;
  /** `performance.now()` at its start. */
  startedAt: number;
};

/**
 * Name of an operation in metrics and logs: our own by name; others, whose names callers choose, by one common label.
 */
export function operationLabel(persistedName: string | null | undefined, isSignedIn: boolean): string {
  return persistedName ?? (isSignedIn ? 'free-form' : 'anonymous free-form');
}

/** Counts and times an operation, and adds it to the log. */
export function recordOperation(metrics: Metrics, { label, type, outcome, startedAt }: OperationRun): void {
  note({ operation: label });
  metrics.count('graphql_operations', { operation: label, type, outcome });
  const seconds = (performance.now() - startedAt) / 1000;
  metrics.observe('graphql_operation_duration', seconds, { operation: label, type });
}
