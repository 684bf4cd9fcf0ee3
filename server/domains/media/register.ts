// Modules of the media domain that add to the GraphQL schema.
import './file-info.type.ts';
import './upload-file.mutation.ts';
