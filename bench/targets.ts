import { shownTime } from './shown-time.ts';
import { median, medianOfRatios } from './statistics.ts';
import type { Target } from './workload.ts';

const rates = (samples: readonly { perSecond: number }[]) => samples.map(({ perSecond }) => perSecond);
const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
const times = (factor: number) => `${factor.toFixed(2)}×`;

/** At least this share of the floor's requests per second. */
export function ofTheFloor(part: number): Target {
  return {
    text: `≥ ${percent(part)} of the floor`,
    figure: (own, of) => medianOfRatios(rates(own), rates(of('floor'))),
    isReached: (figure) => figure >= part,
    format: percent,
  };
}

/** At least `factor` times the requests per second of another lane. */
export function timesAsFastAs(lane: string, name: string, factor: number): Target {
  return {
    text: factor < 1 ? `≥ ${percent(factor)} of ${name}` : `≥ ${factor}× ${name}`,
    figure: (own, of) => medianOfRatios(rates(own), rates(of(lane))),
    isReached: (figure) => figure >= factor,
    format: factor < 1 ? percent : times,
  };
}

/** A request takes at most `factor` times as long as in another lane. */
export function notSlowerThan(lane: string, name: string, factor: number): Target {
  return {
    text: `≤ ${factor}× the time of ${name}`,
    figure: (own, of) => medianOfRatios(rates(of(lane)), rates(own)),
    isReached: (figure) => figure <= factor,
    format: times,
  };
}

/** The 99th percentile is at most `factor` times that of another lane. */
export function p99Within(lane: string, name: string, factor: number): Target {
  const p99 = (samples: readonly { p99: number }[]) => samples.map((sample) => sample.p99);
  return {
    text: `p99 ≤ ${factor}× ${name}`,
    figure: (own, of) => medianOfRatios(p99(own), p99(of(lane))),
    isReached: (figure) => figure <= factor,
    format: times,
  };
}

/** The median is at most this number of milliseconds. */
export function p50AtMost(milliseconds: number): Target {
  return {
    text: `p50 ≤ ${milliseconds} ms`,
    figure: (own) => median(own.map(({ p50 }) => p50)),
    isReached: (figure) => figure <= milliseconds,
    format: (figure) => `${shownTime(figure)} ms`,
  };
}

/** The 99th percentile is at most this number of milliseconds. */
export function p99AtMost(milliseconds: number): Target {
  return {
    text: `p99 ≤ ${milliseconds} ms`,
    figure: (own) => median(own.map(({ p99 }) => p99)),
    isReached: (figure) => figure <= milliseconds,
    format: (figure) => `${shownTime(figure)} ms`,
  };
}

/** At least this number of requests per second. */
export function perSecondAtLeast(count: number): Target {
  return {
    text: `≥ ${count}/s`,
    figure: (own) => median(rates(own)),
    isReached: (figure) => figure >= count,
    format: (figure) => `${figure.toFixed(0)}/s`,
  };
}
