import { builder } from '../../schema/builder.ts';
import { offeredGateways, PaymentGateway } from './payment-gateway.type.ts';

builder.queryField('paymentGateways', (t) =>
  t.field({
    type: [PaymentGateway],
    description: 'The payment gateways of this installation, those that take cards first.',
    authScopes: { signedIn: true },
    budget: 0,
    resolve: (_root, _args, { services: { gateways, config } }) => offeredGateways(gateways, config.gateways),
  }),
);
