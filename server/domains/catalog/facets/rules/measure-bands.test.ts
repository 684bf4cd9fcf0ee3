import { expect, test } from '@jest/globals';
import { BAND_EDGES, type BandedMeasure, bandAt, bandsOf } from './measure-bands.ts';

test.each(Object.keys(BAND_EDGES) as BandedMeasure[])('the bands of %s leave no gap and rise', (measure) => {
  const bands = bandsOf(measure);
  expect(bands[0]?.from).toBeNull();
  expect(bands.at(-1)?.below).toBeNull();
  for (const [index, { below }] of bands.entries()) {
    const next = bands[index + 1];
    if (!next) continue;
    expect(next.from).toBe(below);
    expect(Number(below)).toBeGreaterThan(Number(bands[index]?.from ?? -1));
  }
});

test.each<[BandedMeasure, number, unknown]>([
  ['centreCarats', 0, { from: null, below: '0.25' }],
  ['centreCarats', 3, { from: '0.75', below: '1.00' }],
  ['centreCarats', 7, { from: '3.00', below: null }],
  ['listPrices', 6, { from: '10000', below: null }],
  ['listPrices', 7, null],
  ['thicknesses', -1, null],
])('bucket %s %i', (measure, bucket, band) => {
  expect(bandAt(measure, bucket)).toEqual(band);
});
