import './shipping-method.type.ts';
import './shipping-methods.query.ts';
