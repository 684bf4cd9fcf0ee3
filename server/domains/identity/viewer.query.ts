import { lookUp } from '../../lists/look-up.ts';
import { ViewerType } from './viewer.type.ts';

lookUp('viewer', {
  model: 'User',
  type: ViewerType,
  description: 'The signed-in user; null for visitors.',
  budget: 2,
  permission: 'anyone',
  visible: (viewer) => (viewer.account === null ? null : { id: viewer.userId }),
});
