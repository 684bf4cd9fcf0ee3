import { UnreadableBodyError } from '../read-body.ts';

/** Parameters of a GET query that contain JSON objects. */
const JSON_PARAMETERS = ['variables', 'extensions'];

/** Throws UnreadableBodyError (400) if a JSON parameter of a GET query is invalid. */
export function requireReadableQuery({ searchParams }: URL): void {
  for (const name of JSON_PARAMETERS) {
    const text = searchParams.get(name);
    if (text && !isJson(text)) {
      throw new UnreadableBodyError(400, 'BAD_REQUEST', `The parameter ${name} must be one JSON object.`);
    }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
