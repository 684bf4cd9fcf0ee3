-- Every page of the menu may be the first one. A database without modules gets them with its reference data.
INSERT INTO "Module" (id, code, "nameEn", "nameFr", rank, path, "permissionNumber")
SELECT given.* FROM (VALUES
  (37, 'CP_QUICK_ORDER', 'Quick order', 'Commande rapide', 14, '/backoffice/quick-order', 1102),
  (38, 'CP_JOB_SERVICES', 'Job services', 'Prestations', 15, '/backoffice/status-tracking/job-services', 1703),
  (39, 'CP_CUSTOMER_TERMS', 'Customer terms', 'Conditions', 16, '/backoffice/financial/customer-settings', 2001),
  (40, 'CP_BOOKS', 'Books', 'Livres comptables', 17, '/backoffice/financial/books', 2007),
  (41, 'CP_PRICES', 'Prices', 'Prix', 18, '/backoffice/prices', 1303),
  (42, 'CP_PROMOTIONS', 'Promotions', 'Promotions', 19, '/backoffice/promotions', 2701),
  (43, 'CP_CUSTOM_ORDER_GROUPS', 'Custom order groups', 'Groupes sur mesure', 20, '/backoffice/custom-order-groups', 2703),
  (44, 'CP_FAILED_TASKS', 'Failed tasks', 'Tâches en échec', 21, '/backoffice/failed-tasks', 3501)
) AS given (id, code, "nameEn", "nameFr", rank, path, "permissionNumber")
WHERE EXISTS (SELECT FROM "Module")
ON CONFLICT DO NOTHING;

UPDATE "Module" SET rank = 22 WHERE code = 'CP_PROFILE' AND rank = 14;

-- Modules are called as the menu calls their pages, where their owner has not named them.
UPDATE "Module" SET "nameFr" = 'Commandes d’atelier' WHERE code = 'CP_JOB_ORDERS' AND "nameFr" = 'Commandes de fabrication';
UPDATE "Module" SET "nameFr" = 'Commandes clients' WHERE code = 'CP_SALES_ORDERS' AND "nameFr" = 'Commandes';
UPDATE "Module" SET "nameEn" = 'Custom order', "nameFr" = 'Commande sur mesure'
WHERE code = 'CP_CUSTOM_ORDERS' AND "nameEn" = 'Custom orders' AND "nameFr" = 'Commandes sur mesure';
UPDATE "Module" SET "nameFr" = 'Modèles' WHERE code = 'CP_PRODUCT_CATEGORIES' AND "nameFr" = 'Types de pièces';
