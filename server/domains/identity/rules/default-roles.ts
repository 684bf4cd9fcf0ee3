import { PERMISSIONS } from '../../../auth/permissions/permission-catalogue.ts';
import type { Scope } from './scope.ts';

/** The code of a default role. */
export type DefaultRoleCode =
  | 'PORTAL_VIEWER'
  | 'PORTAL_BUYER'
  | 'PORTAL_APPROVER'
  | 'PORTAL_ACCOUNTING'
  | 'PORTAL_ADMIN'
  | 'MEMORIAL_PARTNER'
  | 'STAFF_SALES'
  | 'STAFF_PRODUCTION'
  | 'STAFF_FINANCE'
  | 'STAFF_CONTENT'
  | 'ADMINISTRATOR';

/** A permission of a role with its scope. */
export interface Grant {
  permission: number;
  scope: Scope;
}

/** A default role; owners may change it. */
interface DefaultRole {
  code: DefaultRoleCode;
  nameEn: string;
  nameFr: string;
  /** For the manufacturer's staff, not for a customer's users. */
  isStaff: boolean;
  grants: readonly Grant[];
}

/** Dashboard and own profile, for every role. */
const EVERYONE = [1001, 2401, 2403];
const VIEWER = views(10, 12, 13, 16, 17, 18, 19, 23, 24);
const BUYER = [...VIEWER, ...all(11, 12, 14), 1501, 1602, 1603, 1702, 1705, 1906, 2402];
const APPROVER = [...BUYER, 1605];
const ACCOUNTING = [
  ...all(19).filter((number) => number !== 1904),
  2001,
  2002,
  ...all(21),
  2201,
  2206,
  2301,
  2302,
  2303,
  2402,
];
const SALES = [
  ...all(10, 11, 12, 13, 14, 15, 16, 17, 18),
  1709,
  1901,
  1906,
  2001,
  ...all(23),
  3001,
  3101,
  3102,
  3301,
];
const FINANCE = [...all(19, 20, 21, 22, 23), 1801, 1802, 1609, 3301, 3303, 3401];

/** The default roles (product rules, permission catalogue and default roles). */
export const DEFAULT_ROLES: readonly DefaultRole[] = [
  portal('PORTAL_VIEWER', 'Viewer', 'Lecture', 'CUSTOMER', VIEWER),
  portal('PORTAL_BUYER', 'Buyer', 'Acheteur', 'OWN', BUYER),
  portal('PORTAL_APPROVER', 'Approver', 'Approbateur', 'CUSTOMER', APPROVER),
  portal('PORTAL_ACCOUNTING', 'Accounting', 'Comptabilité', 'CUSTOMER', ACCOUNTING),
  portal(
    'PORTAL_ADMIN',
    'Customer administrator',
    'Administrateur client',
    'LINKED',
    [...APPROVER, ...ACCOUNTING, 2409, 2501],
    {
      CUSTOMER: [3201, 3203, 3205],
    },
  ),
  portal('MEMORIAL_PARTNER', 'Memorial partner', 'Partenaire funéraire', 'CUSTOMER', [...BUYER, 3001, 3002], {
    OWN: [3006],
  }),
  staff('STAFF_SALES', 'Sales', 'Ventes', SALES),
  staff('STAFF_PRODUCTION', 'Production', 'Production', [1701, 1703, 1706, 1708, 3001, 3006]),
  staff('STAFF_FINANCE', 'Finance', 'Finances', FINANCE),
  staff('STAFF_CONTENT', 'Content', 'Contenus', all(25, 26, 28, 29)),
  staff(
    'ADMINISTRATOR',
    'Administrator',
    'Administrateur',
    PERMISSIONS.map((permission) => permission.number),
  ),
];

function portal(
  code: DefaultRoleCode,
  nameEn: string,
  nameFr: string,
  scope: Scope,
  permissions: readonly number[],
  others: Partial<Record<Scope, readonly number[]>> = {},
): DefaultRole {
  // Object.entries widens the keys to string; they are the scopes of `others`.
  const exceptions = (Object.entries(others) as [Scope, readonly number[]][]).flatMap(([other, numbers]) =>
    grants(other, numbers),
  );
  return {
    code,
    nameEn,
    nameFr,
    isStaff: false,
    grants: [...grants(scope, [...EVERYONE, ...permissions]), ...exceptions],
  };
}

function staff(
  code: DefaultRoleCode,
  nameEn: string,
  nameFr: string,
  permissions: readonly number[],
): DefaultRole {
  return { code, nameEn, nameFr, isStaff: true, grants: grants('ALL', [...EVERYONE, ...permissions]) };
}

/** Grants without duplicates, in order. */
function grants(scope: Scope, permissions: readonly number[]): Grant[] {
  return [...new Set(permissions)]
    .toSorted((one, other) => one - other)
    .map((permission) => ({ permission, scope }));
}

/** “All” of a module means its actions 1 to 8; 9 is always named explicitly. */
function all(...modules: number[]): number[] {
  return PERMISSIONS.filter(({ moduleId, number }) => modules.includes(moduleId) && number % 100 <= 8).map(
    (permission) => permission.number,
  );
}

function views(...modules: number[]): number[] {
  return modules.map((moduleId) => moduleId * 100 + 1);
}
