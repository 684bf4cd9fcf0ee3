import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '../../lib/i18n/_locales/en.json' with { type: 'json' };
import { NetworkError, RequestError } from '../../lib/relay/request-errors.ts';
import { receiveToasts } from '../../ui/feedback/toaster.ts';
import { showPlain } from '../../ui/plain.examples.tsx';
import lists from '../_locales/en.json' with { type: 'json' };
import { ListRows, type MoreRows } from './ListRows.tsx';

const i18n = i18next.createInstance();
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { ...en, lists } } });

/** The toasts after more rows were requested with this result. */
async function saidOf(error: Error | null): Promise<string[]> {
  const loadNext: MoreRows['loadNext'] = (_count, options) => options?.onComplete?.(error);
  const said: string[] = [];
  const stop = receiveToasts(({ title }) => said.push(title));
  await showPlain(
    <I18nextProvider i18n={i18n}>
      <ListRows
        count={10}
        more={{ hasNext: true, isLoadingNext: false, loadNext }}
        pageSize={10}
        isPending={false}
        total="10 jobs"
        empty={null}
      >
        <p>the rows</p>
      </ListRows>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: en.common.loadMore }));
  stop();
  expect(screen.getByText('the rows')).toBeTruthy();
  return said;
}

test.each([
  [
    'shows an error while loading for an internal error',
    new RequestError('Boom', { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1', status: 500 }),
    ['Error occured while loading more rows!'],
  ],
  ['shows a lost connection as such', new NetworkError('No answer', null), [en.errors.UNREACHABLE]],
  ['rows that came need no word', null, []],
])('more rows of a list: %s', async (_name, error, said) => {
  expect(await saidOf(error)).toEqual(said);
});
