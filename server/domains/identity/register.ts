// Modules of the identity domain that add to the GraphQL schema.
import './viewer.query.ts';
import './modules.query.ts';
import './users.query.ts';
import './permission.query.ts';
import './sign-in/sign-in.mutation.ts';
import './sign-in/sign-in-with-unique-id.mutation.ts';
import './sessions/refresh-session.mutation.ts';
import './sessions/sign-out.mutation.ts';
import './passwords/request-password-reset.mutation.ts';
import './passwords/change-password.mutation.ts';
import './sessions/switch-user.mutation.ts';
import './sessions/return-to-self.mutation.ts';
import './sessions/switch-customer.mutation.ts';
import './sign-in/create-sign-in-link.mutation.ts';
import './update-profile.mutation.ts';
