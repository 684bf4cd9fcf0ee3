import { expect, test } from '@jest/globals';
import { MODULES } from '../../prisma/seed/reference/commerce.ts';
import { menu } from '../../web/src/layouts/backoffice/generated-menu.ts';
import en from '../../web/src/lib/i18n/_locales/en.json' with { type: 'json' };
import fr from '../../web/src/lib/i18n/_locales/fr.json' with { type: 'json' };

test.each(menu)('$key can be chosen as the first page, by its name, by whoever may open it', (item) => {
  const modules = MODULES.filter(({ path }) => path === item.to);
  expect(modules).toEqual([
    expect.objectContaining({
      permissionNumber: item.permission,
      nameEn: en.shell.menu[item.key],
      nameFr: fr.shell.menu[item.key],
    }),
  ]);
});
