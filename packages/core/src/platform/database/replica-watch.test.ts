import { describe, expect, test } from "vitest"
import { problemOf } from "./read-replica.ts"
import { ReplicaWatch, type ReplicaProblem } from "./replica-watch.ts"

const behind: ReplicaProblem = { status: "behind", reason: "It lacks 8 bytes." }
const failed: ReplicaProblem = { status: "failed", reason: "It does not answer." }

function createWatch() {
  const clock = { now: 0 }
  const lines: string[] = []
  const note = (level: string) => (data: Readonly<Record<string, unknown>>) =>
    void lines.push([level, data.status, data.diverted_reads].filter((part) => part !== undefined).join(" "))
  const watch = new ReplicaWatch({ warn: note("warn"), info: note("info") }, () => clock.now)
  return { watch, clock, lines }
}

describe("whether reads try the replica", () => {
  test("they stop after three failures in a row, and go on after a success", () => {
    const { watch } = createWatch()
    watch.failed(behind)
    watch.failed(behind)
    expect([watch.isHealthy, watch.isCurrent]).toEqual([true, false])
    watch.worked()
    watch.failed(behind)
    watch.failed(behind)
    expect(watch.isHealthy).toBe(true)
    watch.failed(behind)
    expect(watch.isHealthy).toBe(false)
    watch.worked()
    expect([watch.isHealthy, watch.isCurrent]).toEqual([true, true])
  })

  test("they stop at once when it fails for another reason than being behind", () => {
    const { watch } = createWatch()
    watch.failed(failed)
    expect(watch.isHealthy).toBe(false)
  })

  test("checks run one at a time, after pauses that double up to a second", () => {
    const { watch, clock } = createWatch()
    watch.failed(failed)
    const pauses: number[] = []
    for (let times = 0; times < 8; times++) {
      const began = clock.now
      while (!watch.startCheck()) clock.now++
      expect(watch.startCheck()).toBe(false)
      pauses.push(clock.now - began)
      watch.failed(failed)
    }
    expect(pauses).toEqual([25, 50, 100, 200, 400, 800, 1_000, 1_000])
  })
})

describe("what the log says", () => {
  test("nothing while a replica is behind for less than a second", () => {
    const { watch, clock, lines } = createWatch()
    for (; clock.now < 1_000; clock.now += 100) watch.failed(behind)
    watch.worked()
    expect(lines).toEqual([])
    clock.now = 5_000
    watch.failed(behind)
    clock.now = 6_000
    watch.failed(behind)
    expect(lines).toEqual(["warn behind 0"])
  })

  test("one line per minute with the number of reads, and one when it works again", () => {
    const { watch, clock, lines } = createWatch()
    watch.failed(failed)
    for (let reads = 0; reads < 7; reads++) watch.diverted()
    clock.now = 59_999
    watch.failed(failed)
    expect(lines).toEqual(["warn failed 0"])
    clock.now = 60_000
    watch.failed(failed)
    watch.diverted()
    watch.worked()
    watch.worked()
    expect(lines).toEqual(["warn failed 0", "warn failed 7", "info 1"])
  })

  test("two lines per minute at most for a replica that fails now and then", () => {
    const { watch, clock, lines } = createWatch()
    for (; clock.now < 60_000; clock.now += 1_000) {
      watch.failed(failed)
      watch.worked()
    }
    expect(lines).toEqual(["warn failed 0", "info 0"])
  })
})

describe("whether a replica may be read", () => {
  const wanted = { history: "7 00000002", lsn: "9007199254740993" }
  test.each([
    ["has just what the primary shows", { lsn: "9007199254740993" }, undefined],
    ["has more", { lsn: "9007199254740994" }, undefined],
    ["lacks a byte", { lsn: "9007199254740992" }, "behind"],
    ["is on another timeline", { history: "7 00000001" }, "other_history"],
    ["belongs to another system", { history: "8 00000002" }, "other_history"],
    ["was promoted", { isReplica: false }, "not_a_replica"],
    ["does not say where it is", { lsn: null }, "not_a_replica"],
  ])("a server that %s", (_, found, status) => {
    expect(problemOf({ isReplica: true, ...wanted, ...found }, wanted)?.status).toBe(status)
  })
})
