import { expect, test } from '@jest/globals';
import { BadOptionsError, commandOf, readOptions } from './options.ts';

test('a run without options is the one that the figures are published from', () => {
  expect(readOptions([])).toEqual({
    scale: 1,
    isQuick: false,
    rounds: 5,
    seconds: 3,
    keep: null,
    json: null,
    writesDocs: false,
    isFreeForm: false,
    soakMinutes: 0,
    only: [],
    hasWeb: true,
  });
});

test('a quick run is one short round by default', () => {
  expect(readOptions(['--quick'])).toMatchObject({ isQuick: true, rounds: 1, seconds: 1 });
  expect(readOptions(['--quick', '--rounds', '3', '--seconds', '0.5'])).toMatchObject({
    rounds: 3,
    seconds: 0.5,
  });
});

test('every option is read', () => {
  const args =
    '--scale 10 --soak 2 --keep /tmp/x --json out.json --write-docs --free-form --only login --only cart --without-web';
  expect(readOptions(args.split(' '))).toMatchObject({
    scale: 10,
    soakMinutes: 2,
    keep: '/tmp/x',
    json: 'out.json',
    writesDocs: true,
    isFreeForm: true,
    only: ['login', 'cart'],
    hasWeb: false,
  });
});

test('a report shows how to repeat the measurement, and no folder of the machine', () => {
  expect(commandOf(readOptions([]))).toBe('npm run bench -- --rounds 5 --seconds 3');
  const args = [
    '--scale',
    '10',
    '--soak',
    '2',
    '--keep',
    '/tmp/x',
    '--json',
    'out.json',
    '--only',
    'job list',
  ];
  expect(commandOf(readOptions([...args, '--without-web']))).toBe(
    'npm run bench -- --rounds 5 --seconds 3 --scale 10 --soak 2 --only "job list" --without-web',
  );
});

test.each([['--rounds', '0'], ['--seconds', 'many'], ['--scale', '-1'], ['--unknown'], ['stray']])(
  '%s %s is refused with the way to call it',
  (...args) => {
    expect(() => readOptions(args)).toThrow(BadOptionsError);
    expect(() => readOptions(args)).toThrow('npm run bench');
  },
);
