import { expect, test } from '@jest/globals';
import { storedFile } from '../../../test/world/sample-world.ts';
import { testDatabase } from '../../test/database.ts';
import {
  estimateInCart,
  estimateStep,
  readEstimate,
  savedEstimate,
} from '../../test/orders/estimate-steps.ts';
import { moveQuote, quoteStep, readQuote } from '../../test/orders/quote-steps.ts';
import { sentMails } from '../../test/orders/sent-mails.ts';
import { requireNews } from '../../test/require-news.ts';
import { run } from '../../test/run.ts';
import { openShop, submit, workedExample } from '../../test/shop.ts';
import { purgeEstimates } from './acts/purge-estimates.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await requireNews(database.pool);
const { buyer, colleague, owner, foreignBuyer, sales, viewer: looker } = shop;

const alloyId = (await db.alloy.findFirstOrThrow({ where: { code: '14KY' } })).id;
const rhodium = (await db.treatment.findFirstOrThrow({ where: { code: 'RHODIUM' } })).id;
const STONE = {
  gem: 'DIAMOND',
  shape: 'ROUND',
  quality: 'G-VS',
  caratEach: '0.02',
  count: 6,
  settingType: 'PAVE',
};
const DESIGN = {
  alloyId,
  weight: '5.64',
  stones: [STONE],
  serviceTypeCodes: ['CASTING'],
  treatmentIds: [rhodium],
  priorityId: 2,
};

const later = (days: number) => new Date(Date.now() + days * 86_400_000);

const PRICE = `query ($input: PriceEstimateInput!) { priceEstimate(input: $input) {
  price { requestId unitPrice linePrice quoteRequired estimatedWeight leadDays breakdown { kind } summary { kind } warnings { code } }
  limitations { code index service { code name } before { code } } slowestService { minLeadDays service { code } } } }`;

test('a design costs what a piece of the same metal, stones and work costs', async () => {
  const { data } = await run(buyer, PRICE, { input: { design: DESIGN, quantity: 2, requestId: '7' } });
  expect(data.priceEstimate).toMatchObject({
    price: {
      requestId: '7',
      unitPrice: '483.43',
      linePrice: '966.86',
      quoteRequired: false,
      estimatedWeight: '5.64',
      breakdown: null,
    },
    limitations: [],
    slowestService: { minLeadDays: 3, service: { code: 'CASTING' } },
  });
  expect(data.priceEstimate.price.summary.length).toBeGreaterThan(2);
  const asStaff = await run(sales, PRICE, { input: { design: DESIGN } });
  expect(asStaff.data.priceEstimate.price.breakdown.length).toBeGreaterThan(5);
  const piece = await run(buyer, PRICE, { input: { configuration: workedExample(shop) } });
  expect(piece.data.priceEstimate.price.unitPrice).toBe('483.43');
});

test('staff who change an estimate see the price of its customer', async () => {
  const estimateId = await savedEstimate(buyer, shop);
  const input = { estimateId, configuration: workedExample(shop) };
  const { data } = await run(sales, PRICE, { input });
  expect(data.priceEstimate.price.unitPrice).toBe('483.43');
  const other = await run(foreignBuyer, PRICE, { input });
  expect(other.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
});

test('the volume of a model weighs by the density of its alloy', async () => {
  const { weight: _weight, ...rest } = DESIGN;
  const { data } = await run(buyer, PRICE, { input: { design: { ...rest, cadVolume: '0.4338' } } });
  expect(data.priceEstimate.price.estimatedWeight).toBe('5.64');
});

test('a treatment by area uses the surface of a design, which is stored and returned', async () => {
  const gilding = (await db.treatment.findFirstOrThrow({ where: { code: 'GILDING' } })).id;
  const design = { ...DESIGN, treatmentIds: [rhodium, gilding] };
  const unknown = await run(buyer, PRICE, { input: { design } });
  expect(unknown.data.priceEstimate.price).toMatchObject({
    unitPrice: null,
    quoteRequired: true,
    warnings: [{ code: 'AREA_UNKNOWN' }],
  });
  const { data } = await run(buyer, PRICE, { input: { design: { ...design, surfaceArea: '3.60' } } });
  // 508.87, and 3.6 × 2.5 + 6 with a markup of 40 % and rush, is 535.12, less 5 % for the customer.
  expect(data.priceEstimate.price.unitPrice).toBe('508.36');
  const id = await savedEstimate(buyer, shop, { design: { ...design, surfaceArea: '3.60' } });
  const kept = await run(
    buyer,
    'query ($id: ID!) { node(id: $id) { ... on Estimate { design { surfaceArea } } } }',
    { id },
  );
  expect(kept.data.node.design).toEqual({ surfaceArea: '3.6' });
});

test('reports conflicting services in the preview, and refuses to save them', async () => {
  const design = { ...DESIGN, serviceTypeCodes: ['REPAIR', 'CASTING'] };
  const { data } = await run(buyer, PRICE, { input: { design } });
  expect(data.priceEstimate.limitations).toEqual([
    {
      code: 'MAY_NOT_FOLLOW',
      index: 0,
      service: { code: 'REPAIR', name: 'Repair' },
      before: { code: 'CASTING' },
    },
  ]);
  const saved = await estimateStep(buyer, 'saveEstimate', { name: 'X', quantity: 1, design });
  expect(saved.issues).toEqual([
    {
      path: 'design.serviceTypeCodes.0',
      code: 'MAY_NOT_FOLLOW',
      message: 'Repair may not follow Casting.',
    },
  ]);
});

test.each([
  [{ design: { ...DESIGN, alloyId: 999_999 } }, 'design.alloyId', 'UNKNOWN'],
  [{ design: { ...DESIGN, priorityId: 99 } }, 'design.priorityId', 'UNKNOWN'],
  [{ design: { ...DESIGN, weight: '0.01' } }, 'design.weight', 'OUT_OF_RANGE'],
  [{ design: { ...DESIGN, weight: null } }, 'design.weight', 'REQUIRED'],
  [{ design: { ...DESIGN, cadVolume: '1' } }, 'design.cadVolume', 'NOT_TOGETHER'],
  [{ design: { ...DESIGN, weight: null, cadVolume: '9000' } }, 'design.cadVolume', 'OUT_OF_RANGE'],
  [{ design: { ...DESIGN, treatmentIds: [rhodium, rhodium] } }, 'design.treatmentIds.1', 'DUPLICATE'],
  [{ design: { ...DESIGN, surfaceArea: '0' } }, 'design.surfaceArea', 'OUT_OF_RANGE'],
  [{ design: { ...DESIGN, treatmentIds: [999_999] } }, 'design.treatmentIds.0', 'UNKNOWN'],
  [{ design: { ...DESIGN, serviceTypeCodes: ['GILDING'] } }, 'design.serviceTypeCodes.0', 'UNKNOWN'],
  [
    { design: { ...DESIGN, stones: [{ ...STONE, settingType: 'GLUE' }] } },
    'design.stones.0.settingType',
    'UNKNOWN',
  ],
  [{ design: { ...DESIGN, stones: [{ ...STONE, count: 0 }] } }, 'design.stones.0.count', 'OUT_OF_RANGE'],
  [
    { design: { ...DESIGN, stones: [{ ...STONE, caratEach: '99' }] } },
    'design.stones.0.caratEach',
    'OUT_OF_RANGE',
  ],
  [{ configuration: { ...workedExample(shop), size: '19' } }, 'configuration.size', 'OUT_OF_RANGE'],
  [{ configuration: { ...workedExample(shop), alloyId: 999_999 } }, 'configuration.alloyId', 'NOT_OFFERED'],
  [{}, 'configuration', 'REQUIRED'],
  [{ design: DESIGN, configuration: workedExample(shop) }, 'design', 'NOT_TOGETHER'],
  [
    { design: { ...DESIGN, serviceTypeCodes: ['CAD'] }, wantedBy: later(2).toISOString().slice(0, 10) },
    'wantedBy',
    'TOO_SOON',
  ],
  [{ design: DESIGN, name: ' ' }, 'name', 'REQUIRED'],
  [{ design: DESIGN, quantity: 1000 }, 'quantity', 'OUT_OF_RANGE'],
])('%j is refused at %s: %s', async (input, path, code) => {
  const saved = await estimateStep(buyer, 'saveEstimate', { name: 'X', quantity: 1, ...input });
  expect(saved.issues?.map((issue: { path: string; code: string }) => [issue.path, issue.code])).toEqual([
    [path, code],
  ]);
});

test('an estimate is saved, changed, found again and goes stale', async () => {
  const saved = await estimateStep(buyer, 'saveEstimate', {
    name: 'Anniversary band',
    quantity: 2,
    configuration: workedExample(shop),
    reference: 'Window',
  });
  expect(saved.estimate).toMatchObject({
    name: 'Anniversary band',
    status: 'OPEN',
    unitPrice: '483.43',
    total: '966.86',
    version: 1,
    configuration: { size: '9' },
    design: null,
    allowedActions: ['EDIT', 'COPY', 'SHARE', 'DELETE', 'TO_CART', 'TO_QUOTE', 'TO_JOB'],
  });
  const { id, number } = saved.estimate;
  const list = `query ($text: String) { estimates(first: 5, filter: { search: $text, status: OPEN }) { edges { node { number } } } }`;
  const found = await run(buyer, list, { text: `annivers ${number.slice(4)}` });
  expect(found.data.estimates.edges).toEqual([{ node: { number } }]);

  const again = { id, version: 1, name: 'Wider band', quantity: 1, design: DESIGN };
  expect(await estimateStep(buyer, 'saveEstimate', again)).toMatchObject({
    estimate: {
      version: 2,
      name: 'Wider band',
      kind: 'DESIGN',
      design: { weight: '5.64' },
      configuration: null,
    },
  });
  expect(await estimateStep(buyer, 'saveEstimate', again)).toMatchObject({
    __typename: 'ConflictError',
    currentVersion: 2,
  });
});

test('after 30 days it has a name but cannot be opened; a copy starts a new term', async () => {
  const id = await savedEstimate(buyer, shop);
  const lookUp = `query ($id: ID!) { node(id: $id) { ... on Estimate { status configuration { size } allowedActions } } }`;
  const seen = await run(buyer, lookUp, { id }, { now: later(31) });
  expect(seen.data.node).toEqual({
    status: 'EXPIRED',
    configuration: null,
    allowedActions: ['COPY', 'DELETE'],
  });
  await db.estimate.updateMany({
    where: { number: (await readEstimate(buyer, id)).number },
    data: { expiresAt: later(-1) },
  });
  for (const [act, input] of [
    ['saveEstimate', { name: 'X', quantity: 1, configuration: workedExample(shop) }],
    ['shareEstimate', { isShared: true }],
    ['addEstimateToCart', {}],
    ['requestQuoteForEstimate', {}],
    ['orderEstimate', {}],
  ] as const)
    expect(await estimateStep(buyer, act, { id, ...input })).toMatchObject({ code: 'ESTIMATE_EXPIRED' });
  const copied = await estimateStep(buyer, 'copyEstimate', { id });
  expect(copied.estimate).toMatchObject({ status: 'OPEN', version: 1, unitPrice: '483.43' });
  expect(copied.estimate.id).not.toBe(id);
});

test('other users of the customer open and copy shared estimates; others do not see them', async () => {
  const id = await savedEstimate(buyer, shop, { fileIds: [await storedFile(buyer)] });
  expect(await readEstimate(colleague, id)).toBeNull();
  expect(await readEstimate(owner, id)).not.toBeNull();
  await estimateStep(buyer, 'shareEstimate', { id, isShared: true });
  const [mail] = (await sentMails(database)).filter(({ to }) => to === colleague.userName);
  const { number } = await readEstimate(buyer, id);
  expect(mail?.subject).toMatch(new RegExp(`^.+ shared estimate ${number} with you$`));
  expect(mail?.text).toContain(`/backoffice/order-creation/estimate/${number}`);
  const sentNotices = await db.notice.findMany({ where: { number }, select: { userId: true } });
  const ids = sentNotices.map(({ userId }) => userId);
  expect(ids).toEqual(expect.arrayContaining([colleague.userId, owner.userId]));
  for (const { userId } of [buyer, foreignBuyer, looker]) expect(ids).not.toContain(userId);
  expect(await readEstimate(colleague, id)).toMatchObject({ isShared: true, allowedActions: ['COPY'] });
  expect([await readEstimate(foreignBuyer, id), await readEstimate(looker, id)]).toEqual([null, null]);
  for (const act of ['deleteEstimate', 'copyEstimate', 'requestQuoteForEstimate'])
    expect(await estimateStep(foreignBuyer, act, { id }, '__typename')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await estimateStep(colleague, 'deleteEstimate', { id }, 'estimateId')).toMatchObject({
    code: 'NOT_FOUND',
  });
  const { estimate } = await estimateStep(colleague, 'copyEstimate', { id });
  expect(estimate.pictures).toHaveLength(1);
  await estimateStep(buyer, 'shareEstimate', { id, isShared: false });
  expect(await readEstimate(colleague, id)).toBeNull();
  // Shared, and withdrawn before the mail is sent.
  const brief = await savedEstimate(buyer, shop);
  for (const isShared of [true, false]) await estimateStep(buyer, 'shareEstimate', { id: brief, isShared });
  const { number: taken } = await readEstimate(buyer, brief);
  await sentMails(database);
  const readers = await db.notice.findMany({ where: { number: taken }, select: { userId: true } });
  expect(readers.map(({ userId }) => userId)).not.toContain(colleague.userId);
});

test('deleted estimates can be restored for ten minutes', async () => {
  const id = await savedEstimate(buyer, shop);
  await estimateStep(buyer, 'deleteEstimate', { id }, 'estimateId');
  expect(await readEstimate(buyer, id)).toBeNull();
  expect(await estimateStep(buyer, 'restoreEstimate', { id })).toMatchObject({
    estimate: { status: 'OPEN' },
  });
  await estimateStep(buyer, 'deleteEstimate', { id }, 'estimateId');
  await db.estimate.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt: later(-0.01) } });
  expect(await estimateStep(buyer, 'restoreEstimate', { id })).toMatchObject({ code: 'NOT_FOUND' });
  await db.estimate.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt: later(-2) } });
  const before = await db.estimate.count();
  expect(await purgeEstimates(db, new Date())).toBeGreaterThan(0);
  expect(await db.estimate.count()).toBeLessThan(before);
});

test('it becomes a line of the cart, once, with all of its pictures, and these go on into the job', async () => {
  const fileIds = [await storedFile(buyer), await storedFile(buyer), await storedFile(buyer)];
  const [drawing = 0, ...others] = fileIds;
  const id = await savedEstimate(buyer, shop, { fileIds, quantity: 3, note: 'Please hurry' });
  const added = await estimateStep(buyer, 'addEstimateToCart', { id });
  expect(added.estimate).toMatchObject({ status: 'CONVERTED', convertedTo: 'CART', convertedNumber: null });
  const line = await db.cartItem.findFirstOrThrow({ where: { drawingFileId: drawing } });
  expect(line).toMatchObject({ quantity: 3, note: 'Please hurry', reference: 'Band' });
  expect(line.unitPrice?.toFixed(2)).toBe('483.43');
  expect(await estimateStep(buyer, 'addEstimateToCart', { id })).toMatchObject({
    code: 'ESTIMATE_CONVERTED',
  });
  const pictures = async () => {
    const { data } = await run(buyer, '{ cart { items { id pictures { fileId thumbnailUrl } } } }');
    return data.cart.items;
  };
  const [shown] = await pictures();
  expect(shown.pictures).toEqual(
    others.map((fileId) => ({ fileId, thumbnailUrl: `/files/${fileId}?w=320` })),
  );
  // They are kept when the line is saved for later, restored and repeated.
  const saved = `mutation ($id: ID!) { result: saveCartItemForLater(input: { id: $id }) { ... on SaveCartItemForLaterSuccess { wishListItem { id } } } }`;
  const { data: later } = await run(buyer, saved, { id: shown.id });
  const back = `mutation ($ids: [ID!]!) { result: addWishListItemsToCart(input: { ids: $ids, remove: true }) { __typename } }`;
  await run(buyer, back, { ids: [later.result.wishListItem.id] });
  const [again] = await pictures();
  await run(buyer, 'mutation ($id: ID!) { result: duplicateCartItem(input: { id: $id }) { __typename } }', {
    id: again.id,
  });
  expect((await pictures()).map((each: typeof shown) => each.pictures)).toEqual([
    shown.pictures,
    shown.pictures,
  ]);
  const { orderCode } = await submit(buyer);
  const jobs = await db.jobOrder.findMany({
    where: { orderGroup: { code: orderCode } },
    include: { images: { orderBy: { rank: 'asc' } } },
  });
  expect(jobs.map(({ images }) => images.map(({ fileId }) => fileId))).toEqual([
    [null, ...fileIds],
    [null, ...fileIds],
  ]);
});

test('reports rings of one size when added to the cart, and can be removed again', async () => {
  await db.cartItem.deleteMany();
  const more = 'warnings sameRingSizeLineIds addedCount addedLineIds cart { itemCount items { databaseId } }';
  const toCart = async (id: string) => estimateStep(buyer, 'addEstimateToCart', { id }, more);
  const first = await toCart(await savedEstimate(buyer, shop));
  expect(first).toMatchObject({ warnings: [], sameRingSizeLineIds: [], addedCount: 1 });
  const id = await savedEstimate(buyer, shop);
  const second = await toCart(id);
  expect(second).toMatchObject({
    warnings: ['SAME_RING_SIZE'],
    sameRingSizeLineIds: [...first.addedLineIds, ...second.addedLineIds],
    cart: { itemCount: 2 },
  });
  const takeOut = (actor: typeof buyer) => estimateStep(actor, 'takeEstimateOutOfCart', { id });
  expect(await takeOut(foreignBuyer)).toMatchObject({ code: 'NOT_FOUND' });
  const { estimate } = await takeOut(buyer);
  expect(estimate).toMatchObject({ status: 'OPEN', convertedTo: null });
  expect(estimate.allowedActions).toContain('TO_CART');
  // Of two lines of one piece, only its own was removed.
  expect(await db.cartItem.findMany({ select: { id: true } })).toEqual([
    { id: Number(first.cart.items[0].databaseId) },
  ]);
  expect(await takeOut(buyer)).toMatchObject({ code: 'ESTIMATE_NOT_IN_CART' });
  // A line of two rings causes a question about itself.
  await db.cartItem.deleteMany();
  const pair = await toCart(await savedEstimate(buyer, shop, { quantity: 2 }));
  expect(pair.sameRingSizeLineIds).toEqual(pair.addedLineIds);
});

test('an estimate that is not in the cart cannot be removed from it', async () => {
  const id = await estimateInCart(buyer, shop);
  await db.cartItem.deleteMany();
  for (const estimate of [id, await savedEstimate(buyer, shop)]) {
    expect(await estimateStep(buyer, 'takeEstimateOutOfCart', { id: estimate })).toMatchObject({
      code: 'ESTIMATE_NOT_IN_CART',
    });
  }
});

test('a cart that is asked a quote for sends them along in a note', async () => {
  const fileIds = [await storedFile(buyer), await storedFile(buyer)];
  const id = await savedEstimate(buyer, shop, { fileIds });
  await estimateStep(buyer, 'addEstimateToCart', { id });
  const { orderCode } = await submit(buyer, { asQuote: true });
  const note = await db.note.findFirstOrThrow({
    where: { priceQuote: { number: orderCode } },
    include: { attachments: true },
  });
  expect(note).toMatchObject({ text: 'Further pictures of the pieces', visibility: 'CUSTOMER' });
  expect(note.attachments.map(({ fileId }) => fileId)).toEqual(fileIds.slice(1));
});

test('it becomes a job with all of its pictures', async () => {
  const fileIds = [await storedFile(buyer), await storedFile(buyer), await storedFile(buyer)];
  const id = await savedEstimate(buyer, shop, { fileIds, reference: 'Window 3' });
  expect(await estimateStep(buyer, 'orderEstimate', { id, expectedGrandTotal: '1.00' })).toMatchObject({
    code: 'PRICE_CHANGED',
  });
  const ordered = await estimateStep(buyer, 'orderEstimate', {
    id,
    poNumber: 'PO-9',
  });
  expect(ordered.estimate).toMatchObject({ status: 'CONVERTED', convertedTo: 'JOB' });
  const job = await db.jobOrder.findFirstOrThrow({
    where: { number: ordered.estimate.convertedNumber },
    include: { images: { orderBy: { rank: 'asc' } } },
  });
  expect(job).toMatchObject({ poNumber: 'PO-9', reference: 'Window 3' });
  expect(job.images.map(({ fileId }) => fileId)).toEqual([null, ...fileIds]);
});

test('a free design becomes a quote with words and pictures, and the quote a job', async () => {
  const fileIds = [await storedFile(buyer), await storedFile(buyer)];
  const id = await savedEstimate(buyer, shop, { design: DESIGN, fileIds, reference: 'Crest' });
  expect(await readEstimate(buyer, id)).toMatchObject({
    allowedActions: ['EDIT', 'COPY', 'SHARE', 'DELETE', 'TO_QUOTE'],
  });
  for (const act of ['addEstimateToCart', 'orderEstimate'])
    expect(await estimateStep(buyer, act, { id })).toMatchObject({ code: 'DESIGN_NEEDS_QUOTE' });
  const asked = await estimateStep(
    buyer,
    'requestQuoteForEstimate',
    { id },
    'estimate { convertedTo convertedNumber } priceQuote { id number }',
  );
  expect(asked.estimate).toEqual({ convertedTo: 'QUOTE', convertedNumber: asked.priceQuote.number });
  const { id: quoteId } = asked.priceQuote;
  const quote = await readQuote(buyer, quoteId);
  expect(quote.current.lines).toMatchObject([{ title: 'Free design, 14K yellow gold', unitPrice: '483.43' }]);
  const line = await db.priceQuoteLine.findFirstOrThrow({ where: { drawingFileId: fileIds[0] ?? 0 } });
  expect(JSON.stringify(line.choices)).toContain('6 × Round diamond, G-VS, 0.02 ct');
  const attached = await db.noteAttachment.findMany({ where: { fileId: fileIds[1] ?? 0 } });
  expect(attached).toHaveLength(1);

  await moveQuote(sales, quoteId, 'REVIEW');
  expect(await moveQuote(shop.admin, quoteId, 'SEND')).toMatchObject({
    priceQuote: { status: { code: 'SENT' } },
  });
  const accepted = await quoteStep(shop.approver, 'acceptPriceQuote', { id: quoteId });
  expect(accepted).toMatchObject({ priceQuote: { status: { code: 'CONVERTED' } } });
  const job = await db.jobOrder.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { items: true } });
  expect(job.unitPrice.toFixed(2)).toBe('483.43');
  expect(JSON.stringify(job.items)).toContain('Rhodium plating');
});

test('staff set another price with a reason; it goes by a quote', async () => {
  const saved = await savedEstimate(buyer, shop);
  const price = {
    id: saved,
    name: 'Band',
    quantity: 1,
    configuration: workedExample(shop),
    ownPrice: '400.00',
  };
  expect(await estimateStep(buyer, 'saveEstimate', price)).toMatchObject({ permission: 1503 });
  expect(await estimateStep(sales, 'saveEstimate', price)).toMatchObject({
    issues: [{ path: 'ownPriceReason', code: 'REQUIRED' }],
  });
  const reason = { ownPriceReason: 'Returning customer' };
  expect(await estimateStep(sales, 'saveEstimate', { ...price, ...reason, ownPrice: '-1' })).toMatchObject({
    issues: [{ path: 'ownPrice', code: 'OUT_OF_RANGE' }],
  });
  expect(await estimateStep(sales, 'saveEstimate', { ...price, ...reason })).toMatchObject({
    estimate: { unitPrice: '400', calculatedPrice: '483.43', priceReason: 'Returning customer' },
  });
  expect(await estimateStep(buyer, 'orderEstimate', { id: saved })).toMatchObject({
    code: 'PRICE_NEEDS_QUOTE',
  });
  await estimateStep(buyer, 'requestQuoteForEstimate', { id: saved });
  const line = await db.priceQuoteLine.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(line.unitPrice?.toFixed(2)).toBe('400.00');
});

test('two that convert it at once: one does', async () => {
  const id = await savedEstimate(buyer, shop);
  const outcomes = await Promise.all([
    estimateStep(buyer, 'orderEstimate', { id }),
    estimateStep(buyer, 'requestQuoteForEstimate', { id }),
    estimateStep(buyer, 'addEstimateToCart', { id }),
  ]);
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([
    'ESTIMATE_CONVERTED',
    'ESTIMATE_CONVERTED',
    undefined,
  ]);
});

const DATA = `query ($page: EstimatePage!) { estimateData(page: $page) {
  serviceTypeGroups { code name serviceTypes { code } } treatments { code rate setup } priorities { code factor leadDays } metals { code gramRate isOfDesigns }
  currencySymbol masterAlloyPrices { alloyId gramRate components { metalCode fraction } } attributes { code options { code } }
  jobTypeAttributes { jobTypeCode attributeIds } infoText workflowLimitations { serviceTypeCode allowedNext requiresProof minLeadDays }
  offersFreeDesigns stones { gem } settingTypes } }`;

test('the data of a page has everything, and rates for those who may see them', async () => {
  const { data } = await run(buyer, DATA, { page: 'CREATE' });
  expect(data.estimateData).toMatchObject({
    serviceTypeGroups: [
      {
        code: 'MAKING',
        name: 'Making',
        serviceTypes: [{ code: 'CAD' }, { code: 'CASTING' }, { code: 'FINISHING' }],
      },
      { code: 'CARE', serviceTypes: [{ code: 'REPAIR' }] },
    ],
    treatments: [
      { code: 'RHODIUM', rate: null, setup: null },
      { code: 'BRUSHING', rate: null, setup: null },
      { code: 'GILDING', rate: null, setup: null },
    ],
    currencySymbol: '$',
    infoText: 'Prices are estimates.',
    offersFreeDesigns: true,
    settingTypes: ['PAVE'],
    jobTypeAttributes: [{ jobTypeCode: 'JO' }, { jobTypeCode: 'SO' }, { jobTypeCode: 'PQ' }],
  });
  expect(data.estimateData.workflowLimitations[0]).toEqual({
    serviceTypeCode: 'CAD',
    allowedNext: ['CASTING'],
    requiresProof: true,
    minLeadDays: 5,
  });
  expect(data.estimateData.metals.every(({ gramRate }: { gramRate: unknown }) => gramRate === null)).toBe(
    true,
  );
  const asStaff = await run(sales, DATA, { page: 'QUOTE' });
  const gold = { code: '14KY', gramRate: '46.4938' };
  expect(asStaff.data.estimateData.metals[0]).toMatchObject(gold);
  expect(asStaff.data.estimateData.masterAlloyPrices[0]).toMatchObject({
    gramRate: '46.4938',
    components: [{ metalCode: 'AU', fraction: '0.5850' }],
  });
  expect(asStaff.data.estimateData.jobTypeAttributes).toMatchObject([{ jobTypeCode: 'PQ' }]);
  const job = await run(sales, DATA, { page: 'JOB' });
  expect(job.data.estimateData.masterAlloyPrices).toEqual([]);
});
