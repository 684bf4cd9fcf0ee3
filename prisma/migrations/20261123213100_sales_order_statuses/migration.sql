-- The statuses of sales orders and invoices, for installations that have their reference data already. New ones get them with it.
INSERT INTO "EntityStatus" (id, "entityType", code, "nameEn", "nameFr", tab, "waitingOn", rank, colour, "isTerminal")
SELECT row.* FROM (VALUES
  (12701, 'SALES_ORDER', 'NEW', 'New', 'Nouvelle', 'new', 'US', 0, 'blue', false),
  (12702, 'SALES_ORDER', 'AWAITING_PAYMENT', 'Awaiting payment', 'En attente de paiement', 'new', 'CUSTOMER', 1, 'orange', false),
  (12703, 'SALES_ORDER', 'CONFIRMED', 'Confirmed', 'Confirmée', 'processing', 'US', 2, 'gold', false),
  (12704, 'SALES_ORDER', 'IN_PRODUCTION', 'In production', 'En production', 'processing', 'US', 3, 'gold', false),
  (12705, 'SALES_ORDER', 'READY', 'Ready to ship', 'Prête à expédier', 'processing', 'US', 4, 'green', false),
  (12706, 'SALES_ORDER', 'PARTIALLY_SHIPPED', 'Partially shipped', 'Partiellement expédiée', 'processing', 'US', 5, 'green', false),
  (12707, 'SALES_ORDER', 'ON_HOLD', 'On hold', 'En attente', 'processing', 'US', 6, 'grey', false),
  (12708, 'SALES_ORDER', 'SHIPPED', 'Shipped', 'Expédiée', 'closed', NULL, 7, 'green', false),
  (12709, 'SALES_ORDER', 'COMPLETED', 'Completed', 'Terminée', 'closed', NULL, 8, 'green', true),
  (12710, 'SALES_ORDER', 'CANCELLED', 'Cancelled', 'Annulée', 'closed', NULL, 9, 'grey', true),
  (4101, 'INVOICE', 'DRAFT', 'Draft', 'Brouillon', NULL, 'US', 0, 'grey', false),
  (4102, 'INVOICE', 'OPEN', 'Open', 'Ouverte', NULL, 'CUSTOMER', 1, 'blue', false),
  (4103, 'INVOICE', 'PARTIALLY_PAID', 'Partially paid', 'Partiellement payée', NULL, 'CUSTOMER', 2, 'orange', false),
  (4104, 'INVOICE', 'PAID', 'Paid', 'Payée', NULL, NULL, 3, 'green', true),
  (4105, 'INVOICE', 'VOID', 'Void', 'Annulée', NULL, NULL, 4, 'grey', true),
  (4106, 'INVOICE', 'WRITTEN_OFF', 'Written off', 'Passée en perte', NULL, NULL, 5, 'red', true)
) AS row (id, "entityType", code, "nameEn", "nameFr", tab, "waitingOn", rank, colour, "isTerminal")
WHERE EXISTS (SELECT 1 FROM "EntityStatus" WHERE "entityType" = 'JOB_ORDER')
ON CONFLICT (id) DO NOTHING;
