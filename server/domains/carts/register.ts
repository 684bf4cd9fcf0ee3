// Modules of the carts domain that add to the GraphQL schema.
import './cart.type.ts';
import './cart-item.type.ts';
import './price-changed.type.ts';
import './cart.query.ts';
import './sales-tax.query.ts';
import './add-to-cart.mutation.ts';
import './update-cart-item.mutation.ts';
import './update-cart-item-quantity.mutation.ts';
import './duplicate-cart-item.mutation.ts';
import './remove-cart-item.mutation.ts';
import './clear-cart.mutation.ts';
import './update-cart.mutation.ts';
import './submit-order.mutation.ts';
