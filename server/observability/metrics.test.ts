import { expect, test } from '@jest/globals';
import { createMetrics } from './metrics.ts';
import { operationLabel, recordOperation } from './record-operation.ts';

test('counters and durations are in the Prometheus text', async () => {
  const metrics = createMetrics();
  metrics.count('http_requests', { area: 'web', status: 200 });
  metrics.count('http_requests', { area: 'web', status: 200 });
  metrics.count('rate_limit_refusals', { limit: 'upload' });
  metrics.observe('http_request_duration', 0.02, { area: 'web' });
  const text = await metrics.text();
  expect(text).toContain('# TYPE http_requests_total counter');
  expect(text).toContain('http_requests_total{area="web",status="200"} 2');
  expect(text).toContain('rate_limit_refusals_total{limit="upload"} 1');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.01",area="web"} 0');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.025",area="web"} 1');
  expect(text).toContain('http_request_duration_seconds_count{area="web"} 1');
});

test('nothing is shared between two of them', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.count('sign_ins', { outcome: 'ok' });
  expect(await other.text()).not.toContain('sign_ins_total{');
});

test('operations are counted by our own names, and all others alike', async () => {
  const metrics = createMetrics();
  const labels = [
    operationLabel('CartPageQuery', true),
    operationLabel(null, true),
    operationLabel(null, false),
  ];
  for (const label of labels) {
    recordOperation(metrics, { label, type: 'query', outcome: 'ok', startedAt: performance.now() });
  }
  expect(labels).toEqual(['CartPageQuery', 'free-form', 'anonymous free-form']);
  const text = await metrics.text();
  for (const label of labels) {
    expect(text).toContain(`graphql_operations_total{operation="${label}",type="query",outcome="ok"} 1`);
    expect(text).toContain(`graphql_operation_duration_seconds_count{operation="${label}",type="query"} 1`);
  }
});
