-- 2402 and 2409 stood for nothing so far: they become the customer's address book and its defaults.
UPDATE "Permission" SET
  "key" = 'CP_PROFILE:EDITADDRESSES', "nameEn" = 'Edit the address book', "nameFr" = 'Modifier le carnet d’adresses'
WHERE "number" = 2402;

UPDATE "Permission" SET
  "key" = 'CP_PROFILE:DEFAULTADDRESSES', "nameEn" = 'Edit default addresses',
  "nameFr" = 'Modifier les adresses par défaut'
WHERE "number" = 2409;

-- The roles that every installation starts with. Who could change addresses by 2403 so far keeps doing so at its scope.
INSERT INTO "RolePermission" ("roleId", "permissionNumber", "scope")
SELECT r."id", p."number", own."scope"
FROM "Role" r
JOIN "RolePermission" own ON own."roleId" = r."id" AND own."permissionNumber" = 2403
JOIN "Permission" p ON p."number" = 2402 OR (p."number" = 2409 AND r."code" = 'PORTAL_ADMIN')
WHERE p."number" IN (2402, 2409)
  AND r."code" IN ('PORTAL_BUYER', 'PORTAL_APPROVER', 'PORTAL_ACCOUNTING', 'PORTAL_ADMIN', 'MEMORIAL_PARTNER')
ON CONFLICT DO NOTHING;
