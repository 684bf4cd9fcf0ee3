import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesInvoice, visibleInvoices } from '../access.ts';

liveRows('Invoice', {
  sees: (viewer, row) => seesInvoice(viewer, { ...ownersOf(row), issuedAt: row.issuedAt }),
  visible: visibleInvoices,
});
