-- The statuses of price quotes, for installations that have their reference data already. New ones get them with it.
INSERT INTO "EntityStatus" (id, "entityType", code, "nameEn", "nameFr", "staffNameEn", "staffNameFr", tab, "waitingOn", rank, colour, "isTerminal")
SELECT row.* FROM (VALUES
  (2201, 'PRICE_QUOTE', 'DRAFT', 'Draft', 'Brouillon', NULL, NULL, 'new', 'US', 0, 'grey', false),
  (2202, 'PRICE_QUOTE', 'REQUESTED', 'Requested', 'Demandée', NULL, NULL, 'new', 'US', 1, 'blue', false),
  (2203, 'PRICE_QUOTE', 'IN_REVIEW', 'In review', 'À l’étude', NULL, NULL, 'processing', 'US', 2, 'gold', false),
  (2204, 'PRICE_QUOTE', 'NEEDS_INFO', 'Information needed', 'Information requise', NULL, NULL, 'processing', 'CUSTOMER', 3, 'orange', false),
  (2205, 'PRICE_QUOTE', 'SENT', 'Sent', 'Envoyée', NULL, NULL, 'processing', 'CUSTOMER', 4, 'orange', false),
  (2206, 'PRICE_QUOTE', 'CHANGES_REQUESTED', 'Changes requested', 'Modification demandée', NULL, NULL, 'processing', 'US', 5, 'gold', false),
  (2207, 'PRICE_QUOTE', 'ACCEPTED', 'Accepted', 'Acceptée', NULL, NULL, 'processing', 'US', 6, 'green', false),
  (2208, 'PRICE_QUOTE', 'CONVERTED', 'Converted', 'Convertie', NULL, NULL, 'closed', NULL, 7, 'green', true),
  (2209, 'PRICE_QUOTE', 'DECLINED', 'Declined', 'Refusée', NULL, NULL, 'closed', NULL, 8, 'red', false),
  (2210, 'PRICE_QUOTE', 'EXPIRED', 'Expired', 'Expirée', NULL, NULL, 'closed', NULL, 9, 'grey', false),
  (2211, 'PRICE_QUOTE', 'WITHDRAWN', 'Withdrawn', 'Retirée', NULL, NULL, 'closed', NULL, 10, 'grey', false),
  (2212, 'PRICE_QUOTE', 'SUPERSEDED', 'Superseded', 'Remplacée', NULL, NULL, 'closed', NULL, 11, 'grey', true)
) AS row (id, "entityType", code, "nameEn", "nameFr", "staffNameEn", "staffNameFr", tab, "waitingOn", rank, colour, "isTerminal")
WHERE EXISTS (SELECT 1 FROM "EntityStatus" WHERE "entityType" = 'JOB_ORDER')
ON CONFLICT (id) DO NOTHING;
