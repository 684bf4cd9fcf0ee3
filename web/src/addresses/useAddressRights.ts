import {
  CUSTOMERS_CREDITLIMIT,
  PROFILE_DEFAULTADDRESSES,
  PROFILE_EDITADDRESSES,
} from '../lib/session/permissions.ts';
import { useCan } from '../lib/session/useCan.ts';

/** Change the address book of one's customer; staff: of any. */
const EDIT_BOOK = [PROFILE_EDITADDRESSES, CUSTOMERS_CREDITLIMIT];

/** Change the default addresses of one's customer; staff: of any. */
const EDIT_DEFAULTS = [PROFILE_DEFAULTADDRESSES, CUSTOMERS_CREDITLIMIT];

type Defaults = { isDefaultShipping: boolean; isDefaultBilling: boolean };

/** What the viewer may do with the book of the active customer: add, choose the default address, change one of it. */
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
