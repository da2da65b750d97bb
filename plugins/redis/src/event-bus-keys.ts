import { createHash } from "node:crypto"

/** The names of what the event bus has in Redis. */
export interface BusKeys {
  /** the beginning of all names */
  readonly prefix: string
  /** the channel that tells processes about new events and free partitions */
  readonly bell: string
  /** the stream of events that failed for good */
  readonly failed: string
  /** the token of the process that delivers the events of a partition */
  lease(partition: number): string
  /** the events of a partition that were not tried yet, oldest first */
  stream(partition: number): string
  /** the events of a partition that are tried again, by their IDs */
  parked(partition: number): string
}

export function busKeys(namespace: string): BusKeys {
  const prefix = `${namespace}:bus`
  return {
    prefix,
    bell: `${prefix}:bell`,
    failed: `${prefix}:failed`,
    lease: (partition) => `${prefix}:lease:${partition}`,
    stream: (partition) => `${prefix}:stream:${partition}`,
    parked: (partition) => `${prefix}:parked:${partition}`,
  }
}

/** The partition of an aggregate: the same in every process. */
export function partitionOf(aggregate: string, partitions: number): number {
  return createHash("sha256").update(aggregate).digest().readUInt32BE(0) % partitions
}
