import './status.type.ts';
import './company.query.ts';
import './version.query.ts';
import './user-setting.query.ts';
import './save-user-setting.mutation.ts';
