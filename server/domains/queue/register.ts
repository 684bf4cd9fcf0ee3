// Modules of the queue domain that add to the GraphQL schema.
import './failed-task.type.ts';
import './failed-tasks.query.ts';
import './retry-failed-task.mutation.ts';
import './discard-failed-task.mutation.ts';
