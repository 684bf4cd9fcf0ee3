-- Every module that has a page may be the first one. A database without modules gets them with its reference data.
INSERT INTO "Module" (id, code, "nameEn", "nameFr", rank, path, "permissionNumber")
SELECT given.* FROM (VALUES
  (13, 'CP_CATALOG', 'Catalogue', 'Catalogue', 0, '/backoffice/catalog', 1301),
  (11, 'CP_CART', 'Cart', 'Panier', 1, '/backoffice/shopping-cart', 1101),
  (17, 'CP_JOB_ORDERS', 'Job orders', 'Commandes de fabrication', 2, '/backoffice/status-tracking/job-orders', 1701),
  (36, 'CP_WORKSHOP', 'Workshop', 'Atelier', 3, '/backoffice/workshop', 1703),
  (16, 'CP_QUOTES', 'Price quotes', 'Devis', 4, '/backoffice/status-tracking/quotes', 1601),
  (18, 'CP_SALES_ORDERS', 'Sales orders', 'Commandes', 5, '/backoffice/status-tracking/sales-orders', 1801),
  (23, 'CP_CONSIGNMENTS', 'Consignments', 'Consignations', 6, '/backoffice/status-tracking/consignments', 2301),
  (19, 'CP_INVOICES', 'Invoices', 'Factures', 7, '/backoffice/financial/invoices', 1901),
  (20, 'CP_PAYMENTS', 'Payments', 'Paiements', 8, '/backoffice/financial/payments', 2001),
  (22, 'CP_CUSTOMER_CREDITS', 'Customer credits', 'Avoirs', 9, '/backoffice/financial/customer-credits', 2201),
  (15, 'CP_ESTIMATE', 'Estimates', 'Estimations', 10, '/backoffice/order-creation/estimates', 1501),
  (14, 'CP_CUSTOM_ORDERS', 'Custom orders', 'Commandes sur mesure', 11, '/backoffice/order-creation/custom-order', 1402),
  (12, 'CP_WISHLIST', 'Wish list', 'Liste de souhaits', 12, '/backoffice/wish-list', 1201),
  (28, 'CP_PRODUCT_CATEGORIES', 'Item types', 'Types de pièces', 13, '/backoffice/item-types', 2801),
  (24, 'CP_PROFILE', 'My profile', 'Mon profil', 14, '/backoffice/my-profile', 2401)
) AS given (id, code, "nameEn", "nameFr", rank, path, "permissionNumber")
WHERE EXISTS (SELECT FROM "Module")
ON CONFLICT DO NOTHING;

-- Orders and quotes that staff entered had no contact, or one of the staff: it is whoever may accept quotes for the customer, else
-- its first user.
CREATE TABLE main_contact AS
SELECT DISTINCT ON (linked."customerId") linked."customerId", linked."userId"
FROM "UserCustomer" linked JOIN "User" person ON person.id = linked."userId"
WHERE NOT person."isStaff" AND person."blockedAt" IS NULL
ORDER BY linked."customerId", NOT EXISTS (
  SELECT FROM "UserRole" held JOIN "RolePermission" granted ON granted."roleId" = held."roleId"
  WHERE held."userId" = person.id AND granted."permissionNumber" = 1605), linked."userId";

UPDATE "JobOrder" job SET "contactId" = main_contact."userId" FROM main_contact
WHERE main_contact."customerId" = job."customerId"
  AND (job."contactId" IS NULL OR job."contactId" IN (SELECT id FROM "User" WHERE "isStaff"));
UPDATE "SalesOrder" sale SET "contactId" = main_contact."userId" FROM main_contact
WHERE main_contact."customerId" = sale."customerId"
  AND (sale."contactId" IS NULL OR sale."contactId" IN (SELECT id FROM "User" WHERE "isStaff"));
UPDATE "PriceQuote" quote SET "contactId" = main_contact."userId" FROM main_contact
WHERE main_contact."customerId" = quote."customerId"
  AND (quote."contactId" IS NULL OR quote."contactId" IN (SELECT id FROM "User" WHERE "isStaff"));

DROP TABLE main_contact;
