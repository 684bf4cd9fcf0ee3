// Modules of the identity domain that add to the GraphQL schema.
import './viewer.query.ts';
import './modules.query.ts';
import './users.query.ts';
import './permission.query.ts';
import './sign-in.mutation.ts';
import './sign-in-with-unique-id.mutation.ts';
import './refresh-session.mutation.ts';
import './sign-out.mutation.ts';
import './request-password-reset.mutation.ts';
import './change-password.mutation.ts';
import './switch-user.mutation.ts';
import './return-to-self.mutation.ts';
import './switch-customer.mutation.ts';
import './create-sign-in-link.mutation.ts';
import './update-profile.mutation.ts';
