import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { PiecePicture } from './PiecePicture.tsx';
import { initials, UserBadge } from './UserBadge.tsx';

test('loads a picture in the displayed width; the first of a page eagerly', async () => {
  await showPlain(<PiecePicture src="/pictures/pieces/1/0/0/640.webp?v=1" alt="Ring" sizes="64px" isLead />);
  const picture = screen.getByRole('img', { name: 'Ring' });
  expect(picture.getAttribute('srcset')).toContain('/pictures/pieces/1/0/0/160.webp?v=1 160w');
  expect([picture.getAttribute('loading'), picture.getAttribute('width')]).toEqual(['eager', '1200']);
});

test('other pictures have one width and load lazily', async () => {
  await showPlain(<PiecePicture src="/files/1/proof.webp" alt="Proof" sizes="64px" />);
  const picture = screen.getByRole('img', { name: 'Proof' });
  expect([picture.getAttribute('srcset'), picture.getAttribute('loading')]).toEqual([null, 'lazy']);
});

test.each([
  ['Beatrice Moreau', 'BM'],
  ['Ada', 'A'],
  ['Jean de la Tour', 'JT'],
  ['', ''],
])('initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a user without a picture shows the initials', async () => {
  await showPlain(<UserBadge name="Ada Moon" imageUrl={null} />);
  expect(screen.getByText('AM').getAttribute('aria-hidden')).toBe('true');
});
