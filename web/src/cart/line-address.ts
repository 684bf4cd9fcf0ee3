import { configurationSearch } from '../configuration/configuration-address.ts';
import { links } from '../links.ts';
import type { keptLine_item$key } from './__generated__/keptLine_item.graphql.ts';
import { type KeptLine, keptLine } from './kept-line.ts';

/** Address of the configurator with a line's configuration; saving there changes the line. */
export function lineAddress(item: keptLine_item$key): string {
  const line = keptLine(item);
  const apart = line.parts.filter(({ follows }) => !follows);
  return (
    links.product(line.itemType.databaseId) +
    configurationSearch({
      line: line.id,
      metal: line.alloy.code,
      size: line.size?.us ?? null,
      priority: line.priority.code,
      quantity: line.quantity,
      wantedBy: line.wantedBy ?? null,
      choices: choicesOf(line),
      parts: Object.fromEntries(
        apart.map((part) => [
          part.code,
          { metal: part.alloyCode, size: part.size?.us ?? null, choices: choicesOf(part) },
        ]),
      ),
      ownMetal: line.ownMetal,
    })
  );
}

function choicesOf({ choices }: Pick<KeptLine, 'choices'>): Record<string, string> {
  return Object.fromEntries(
    choices.map(({ attributeCode, optionId, text }) => [
      attributeCode,
      optionId == null ? (text ?? '') : String(optionId),
    ]),
  );
}
