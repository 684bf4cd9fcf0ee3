import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json, Person } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { PNG, picture } from '../../test/rest/picture.ts';
import { findProduct, placeOrder } from '../../test/rest/shopping.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);
const proofed = await findProduct(client, ({ requiresProof }) => requiresProof);
const { order, jobs } = await placeOrder(client, 'buyer', proofed, 5);
const [noted, approved, declined, cancelled, held] = jobs.map(({ jobID }) => jobID);

function list(query: string, as: Person = 'approver'): Promise<Json> {
  return client.get(`/JobOrders/job-orders?${query}`, as);
}

function act(path: string, as: Person, body?: Json, headers: Record<string, string> = {}) {
  return client.ask('POST', `/JobOrders/${path}`, as, { body, headers });
}

async function detail(id: number, as: Person = 'approver'): Promise<Json> {
  return client.get(`/job-orders-extended/${id}/detail`, as);
}

await act('update-status', 'sales', { JobIds: [approved, declined], StatusTypeCode: 'AWAITING_APPROVAL' });

test('empty query values are not given', async () => {
  const names = [
    'status',
    'search',
    'filters',
    'statusCodes',
    'customerId',
    'promised',
    'promisedFrom',
    'sortBy',
    'sortDesc',
  ];
  const blank = await list(`${names.map((name) => `${name}=`).join('&')}&pageNo=&pageSize=`);
  expect(blank).toEqual(await list(''));
  expect(await list('filters={"search":"","customerId":""}')).toEqual(blank);
});

test('pages count from 0, newest first, and end where the list ends', async () => {
  const first = await list('');
  expect(first.options).toEqual({ page: 0, itemsPerPage: 10, sortBy: 'dateCreated' });
  expect(first.items[0].order_code).toBe(order.order_code);
  const last = Math.ceil(first.total / 25) - 1;
  const ids = new Set<number>();
  for (let page = 0; page <= last; page += 1) {
    for (const { jobID } of (await list(`pageNo=${page}&pageSize=25`)).items) ids.add(jobID);
  }
  expect(ids.size).toBe(first.total);
  expect((await list(`pageNo=${last + 1}&pageSize=25`)).items).toEqual([]);
});

test('tabs add up, and a status is asked for by code, id or name of a tab', async () => {
  const total = async (status: string) => (await list(`pageSize=1&status=${status}`)).total;
  const [all, fresh, processing, closed, open] = await Promise.all(
    ['ALL', 'new', 'Processing', 'closed', 'OPEN'].map(total),
  );
  expect([fresh + processing + closed, fresh + processing]).toEqual([all, open]);
  expect(await total('1903')).toBe(await total('awaiting_approval'));
  expect(await total('AWAITING_APPROVAL')).toBeGreaterThanOrEqual(2);
});

test('filters are query keys or JSON, and sorts go both ways', async () => {
  const byNumber = await list(`search=${order.order_code}&sortBy=number&pageSize=100`);
  expect(byNumber.items.map(({ number }: Json) => number)).toEqual(
    [1, 2, 3, 4, 5].map((line) => `${order.order_code}-${line}`),
  );
  const reversed = await list(`search=${order.order_code}&sortBy=number&sortDesc=true`);
  expect(reversed.items[0].number).toBe(`${order.order_code}-5`);
  const late = await list('promised=late&pageSize=100');
  expect(late.items.every(({ urgency }: Json) => urgency === 'LATE')).toBe(true);
  const filters = encodeURIComponent('{"Promised":"LATE"}');
  expect((await list(`filters=${filters}&pageSize=1`)).total).toBe(late.total);
  const waiting = await list('waitingOn=CUSTOMER&pageSize=100');
  expect(waiting.items.every(({ waitingOn }: Json) => waitingOn === 'CUSTOMER')).toBe(true);
});

test.each([
  ['status', 'status=lost'],
  ['sortBy', 'sortBy=colour'],
  ['promised', 'promised=soon'],
  ['promisedFrom', 'promisedFrom=yesterday'],
  ['customerId', 'customerId=Luna'],
  ['pageNo', 'pageNo=-1'],
  ['pageNo', 'pageNo=101&pageSize=100'],
])('a bad %s is named: %s', async (key, query) => {
  const { status, body } = await client.ask('GET', `/JobOrders/job-orders?${query}`, 'buyer');
  expect([status, body.errorMessages[0].key]).toEqual([422, key]);
});

test('prices are for those who may see them', async () => {
  const { items } = await list(`search=${order.order_code}`, 'production');
  expect(items[0]).toMatchObject({ price: null, total: null });
  expect((await detail(noted, 'production')).order.grandTotal).toBeNull();
  expect((await detail(noted)).order.grandTotal).toBe(order.grandTotal);
});

function note(
  path: string,
  as: Person,
  form: Record<string, string | File>,
  headers: Record<string, string> = {},
) {
  return client.ask('POST', `/JobOrders/${path}`, as, {
    form: { jobOrderID: String(noted), ...form },
    headers,
  });
}

test('a note with a picture is read by both sides, an internal one by staff alone', async () => {
  const image = picture();
  const shared = await note('customernotes', 'buyer', { note: 'Like this', image, entityTypeCode: 'JO' });
  const [{ fileUrl }] = shared.body.value.attachments;
  await note('notes', 'sales', { note: 'Thin prong' });
  const read = async (path: string, as: Person) =>
    (await client.get(`/JobOrders/${noted}/${path}`, as)).value.map((each: Json) => each.note);
  expect(await read('customernotes', 'sales')).toEqual(['Like this']);
  expect(await read('notes', 'sales')).toEqual(['Thin prong']);
  expect((await client.ask('GET', `/JobOrders/${noted}/notes`, 'buyer')).status).toBe(403);
  expect((await detail(noted)).noteCount).toBe(1);
  expect((await detail(noted, 'sales')).noteCount).toBe(2);
  const fetched = async (as: Person) =>
    (await fetch(product.url + fileUrl, { headers: { authorization: await client.tokenOf(as) } })).status;
  expect([await fetched('sales'), await fetched('outsider')]).toEqual([200, 404]);
});

test('a note on a piece of a job names its type', async () => {
  const [{ id: itemId }] = (await client.get(`/JobOrders/${noted}/items`, 'buyer')).items;
  for (const entityTypeCode of ['ITEM', 'JobItem', '107']) {
    const { body } = await note('customernotes', 'buyer', {
      note: 'Thin',
      entityTypeCode,
      jobOrderID: String(itemId),
    });
    expect(body.value).toMatchObject({ jobID: itemId, note: 'Thin' });
  }
  const { body } = await note('customernotes', 'buyer', { note: 'Job', entityTypeCode: 'job_order' });
  expect(body.value.jobID).toBe(noted);
});

test.each(['OC', 'ITEM_TYPE', 'x'])('no notes are written on %s', async (entityTypeCode) => {
  const image = picture();
  const files = await product.db.file.count();
  const { status, body } = await note('customernotes', 'buyer', { note: 'x', entityTypeCode, image });
  expect([status, body.errorMessages[0]]).toMatchObject([422, { key: 'entityTypeCode', code: 'UNKNOWN' }]);
  expect(await product.db.file.count()).toBe(files);
});

test.each(['PQ', 'SO', '22'])('a number of a job is none of %s', async (entityTypeCode) => {
  const { status, body } = await note('customernotes', 'buyer', { note: 'x', entityTypeCode });
  expect([status, body.errorMessages[0]]).toMatchObject([404, { key: 'NOT_FOUND' }]);
});

test('a note with its key is written once, picture and all', async () => {
  const send = () => {
    const image = picture('once.png');
    return note('customernotes', 'buyer', { note: 'Once', image }, { 'idempotency-key': 'note-1' });
  };
  const [first, second] = [await send(), await send()];
  expect(second.body.value.id).toBe(first.body.value.id);
  const other = await note('customernotes', 'buyer', { note: 'Twice' }, { 'idempotency-key': 'note-1' });
  expect(other.body.errorMessages[0].key).toBe('IDEMPOTENCY_KEY_REUSED');
});

test.each([
  [
    422,
    'image',
    'UNSUPPORTED_IMAGE',
    { note: 'x', image: new File(['<svg/>'], 'a.png', { type: 'image/png' }) },
  ],
  [422, 'image', 'BROKEN_IMAGE', { note: 'x', image: new File([PNG.subarray(0, 40)], 'a.png') }],
  [422, 'note', 'REQUIRED', { note: ' ' }],
  [422, 'note', 'TOO_BIG', { note: 'n'.repeat(90_000) }],
  [413, 'BODY_TOO_LARGE', 'BODY_TOO_LARGE', { note: 'n'.repeat(110_000) }],
  [422, 'jobOrderID', 'WRONG_TYPE', { note: 'x', jobOrderID: 'first' }],
  [404, 'NOT_FOUND', 'NOT_FOUND', { note: 'x', jobOrderID: '2000000000' }],
])('a bad note answers %i %s %s and writes nothing', async (status, key, code, form) => {
  const before = await product.db.note.count();
  const { status: got, body } = await note('customernotes', 'buyer', form);
  expect([got, body.errorMessages[0].key, body.errorMessages[0].code]).toEqual([status, key, code]);
  expect(await product.db.note.count()).toBe(before);
});

test('a note has the caller as its author', async () => {
  const insert = (body: Json) =>
    act('job-note-insert', 'buyer', { JobOrderID: noted, Note: 'Mine', ...body });
  const { user } = await client.get('/auth/user', 'buyer');
  const forged = await insert({ UserId: user.id + 1 });
  expect([forged.status, forged.body.errorMessages[0]]).toMatchObject([
    422,
    { key: 'UserId', code: 'NOT_THE_AUTHOR' },
  ]);
  expect((await insert({ userid: user.id })).body.value).toMatchObject({ authorId: user.id, note: 'Mine' });
});

test('the approver approves once; the buyer of another customer finds nothing', async () => {
  expect((await act(`${approved}/approve`, 'outsider')).status).toBe(404);
  expect((await act(`${approved}/approve`, 'viewer')).status).toBe(403);
  const { body } = await act(`${approved}/approve?serviceType=`, 'approver');
  expect(body.value).toMatchObject({ jobID: approved, statusCode: 'APPROVED', tab: 'processing' });
  const again = await act(`${approved}/approve`, 'approver');
  expect([again.status, again.body.errorMessages[0].key]).toEqual([200, 'STATUS_TRANSITION_DENIED']);
  expect((await detail(approved)).history.map(({ toStatusCode }: Json) => toStatusCode)).toEqual(
    expect.arrayContaining(['NEW', 'AWAITING_APPROVAL', 'APPROVED']),
  );
});

test('a decline needs its reason', async () => {
  const silent = await act(`${declined}/decline`, 'approver');
  expect([silent.status, silent.body.errorMessages[0].key]).toEqual([422, 'reasonText']);
  const reason = encodeURIComponent('Trop épais & lourd');
  const { body } = await act(`${declined}/decline?reasonText=${reason}`, 'approver');
  expect(body.value.statusCode).toBe('DECLINED');
  expect((await detail(declined)).declineReason).toBe('Trop épais & lourd');
});

test('a cancelled job is ordered again, once a key', async () => {
  expect((await act(`${cancelled}/cancel`, 'buyer')).body.value.statusCode).toBe('CANCELLED');
  const key = { 'idempotency-key': 'again-1' };
  const answers = await Promise.all([1, 2, 3].map(() => act(`re-order/${cancelled}`, 'buyer', {}, key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { value, successMessage } = answers[0]?.body ?? {};
  expect(value).toMatchObject({ statusCode: 'NEW', itemTypeID: proofed.id, jobTypeCode: 'JO' });
  expect(successMessage).toBe(`${value.order_code} - created successfully!`);
  expect((await detail(value.jobID)).reorderedFrom.jobID).toBe(cancelled);
});

test('a bulk update answers job by job', async () => {
  const { status, body } = await act('update-status', 'sales', {
    jobids: [held, cancelled, 2_000_000_000],
    statusTypeCode: 'ON_HOLD',
  });
  expect([status, body.hasErrors]).toEqual([200, true]);
  expect(body.value).toMatchObject([
    { jobID: held, ok: true, statusCode: 'ON_HOLD' },
    { jobID: cancelled, ok: false, code: 'STATUS_TRANSITION_DENIED' },
    { jobID: 2_000_000_000, ok: false, code: 'NOT_FOUND' },
  ]);
  expect((await act('update-status', 'buyer', { JobIds: [held], StatusTypeCode: 'NEW' })).status).toBe(403);
});
