-- Whoever reports pieces of their customer sold asks to send them back as well, in the roles that every installation starts
-- with, at the same scope.
INSERT INTO "RolePermission" ("roleId", "permissionNumber", "scope")
SELECT r."id", p."number", own."scope"
FROM "Role" r
JOIN "RolePermission" own ON own."roleId" = r."id" AND own."permissionNumber" = 2302
JOIN "Permission" p ON p."number" = 2303
WHERE r."code" IN ('PORTAL_ACCOUNTING', 'PORTAL_ADMIN')
ON CONFLICT DO NOTHING;
