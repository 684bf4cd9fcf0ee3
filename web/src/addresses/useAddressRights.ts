import {
  CUSTOMERS_CREDITLIMIT,
  PROFILE_DEFAULTADDRESSES,
  PROFILE_EDITADDRESSES,
} from '../lib/session/permissions.ts';
import { useCan } from '../lib/session/useCan.ts';

/** Permissions to edit the address book: of the own customer, or as staff of any customer. */
const EDIT_BOOK = [PROFILE_EDITADDRESSES, CUSTOMERS_CREDITLIMIT];

/** Permissions to set default addresses: of the own customer, or as staff of any customer. */
const EDIT_DEFAULTS = [PROFILE_DEFAULTADDRESSES, CUSTOMERS_CREDITLIMIT];

type Defaults = { isDefaultShipping: boolean; isDefaultBilling: boolean };

/** Whether the viewer may add addresses of the active customer, set the defaults, and edit a given address. */
export function useAddressRights() {
  const can = useCan();
  const mayAdd = EDIT_BOOK.some(can);
  const maySetDefaults = EDIT_DEFAULTS.some(can);
  return {
    mayAdd,
    maySetDefaults,
    mayChange: ({ isDefaultShipping, isDefaultBilling }: Defaults) =>
      isDefaultShipping || isDefaultBilling ? mayAdd && maySetDefaults : mayAdd,
  };
}
