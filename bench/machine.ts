import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine of the measurements. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly postgres: string;
  /** Load average before the start. Other work on the machine slows the programs down by different amounts. */
  readonly loadBefore: number;
}

const loadBefore = loadavg()[0] ?? 0;

/** This machine and the version of the measured PostgreSQL. */
export function machineOf(postgres: string): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    postgres,
    loadBefore,
  };
}

/** The machine in one sentence. */
export function machineText(machine: Machine): string {
  const { processor, cores, memoryGb, system, node, postgres, loadBefore } = machine;
  return `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, PostgreSQL ${postgres}, load average ${loadBefore.toFixed(1)} before the run`;
}
