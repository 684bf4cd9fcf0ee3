import './priority.type.ts';
import './calculate-price.query.ts';
