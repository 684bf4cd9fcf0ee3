import './priority.type.ts';
import './calculate-price.query.ts';
import './ring-sizes.query.ts';
