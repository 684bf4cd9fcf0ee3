import './country.type.ts';
import './customer-type.type.ts';
import './address.type.ts';
import './customer.type.ts';
import './customers.query.ts';
import './save-address.mutation.ts';
import './archive-address.mutation.ts';
