import { newId, type EventConsumer, type EventConsumption, type Log } from "@stheno/core"
import { clientFor, type Connection } from "./connection.ts"
import type { BusKeys } from "./event-bus-keys.ts"
import { leaseScript, leasesBell, releaseScript } from "./event-bus-scripts.ts"
import type { Settings } from "./options.ts"
import { openPartition, type Partition, type PartitionHost } from "./partition.ts"

/** What events are consumed from. */
export interface EventSource {
  readonly connection: Connection
  readonly settings: Settings
  readonly log: Log
  readonly keys: BusKeys
  /** milliseconds after which the partitions of a process that died go to others */
  readonly lease: number
  readonly firstPause: number
}

/** Most events that are remembered whose results could not be stored. */
const mostUnsettled = 1_000

/** Milliseconds after which a partition that ended is opened again if it still belongs to the process. */
const reopenPause = 200

/** Starts to deliver the events of the partitions that fall to this process. */
export function consumeEvents(source: EventSource, consumer: EventConsumer): EventConsumption {
  const { connection, settings, keys } = source
  const consumption = new Consumption(source, consumer)
  const letGo = connection.hold()
  const silence = listen(settings, keys.bell, (message) => consumption.hear(message))
  consumption.balance()
  return {
    async stop() {
      await consumption.stop()
      await silence()
      await letGo()
    },
  }
}

/** The partitions of a process. */
class Consumption {
  readonly #source: EventSource
  readonly #host: PartitionHost
  readonly #me = newId("consumer")
  readonly #partitions = new Map<number, Partition>()
  readonly #givenBack = new Map<number, Promise<void>>()
  #leasedUntil = 0
  #isStopped = false
  #isGone = false
  #isAgain = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #work: Promise<void> | undefined

  constructor(source: EventSource, consumer: EventConsumer) {
    this.#source = source
    this.#host = {
      ...consumer,
      run: source.connection.run,
      keys: source.keys,
      me: this.#me,
      log: source.log,
      firstPause: source.firstPause,
      isLeased: () => Date.now() < this.#leasedUntil,
      unsettled: new Map(),
    }
  }

  hear(message: string): void {
    if (message === leasesBell) this.balance()
    else this.#partitions.get(Number(message))?.wake()
  }

  /** Renews the leases now, and then in intervals. */
  balance(pause = 0): void {
    clearTimeout(this.#timer)
    if (this.#isGone) return
    if (pause > 0) {
      this.#timer = setTimeout(() => this.balance(), pause)
      return
    }
    this.#isAgain = this.#work !== undefined
    this.#work ??= this.#renew().then(() => {
      this.#work = undefined
      this.balance(this.#isAgain ? 0 : this.#source.lease / 3)
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all([...this.#partitions.keys()].map((number) => this.#giveBack(number)))
    this.#isGone = true
    clearTimeout(this.#timer)
    await this.#work
    await this.#release([], "leaves")
  }

  /** While it stops, it renews the leases of events that are being delivered, and takes no others. */
  async #renew(): Promise<void> {
    const asked = Date.now()
    const { connection, keys, lease, settings } = this.#source
    const wish = this.#isStopped ? "" : "takes"
    const parameters = [this.#me, String(lease), String(settings.partitions), wish]
    const answer = await connection
      .run((client) => client.eval(leaseScript, { keys: [keys.prefix], arguments: parameters }))
      .catch(() => undefined)
    if (!answer) return
    const [share, kept, taken] = answer as [number, number[], number[]]
    const isLapsed = Date.now() >= this.#leasedUntil
    for (const [number, partition] of this.#partitions)
      // Another process may have owned it in between: what this one remembers of it is out of date.
      if (isLapsed || !kept.includes(number)) void partition.stop()
      else partition.wake()
    this.#leasedUntil = asked + lease
    this.#forget()
    if (this.#isStopped) return
    const mine = [...kept, ...taken]
    for (const number of mine.slice(0, share)) if (!this.#partitions.has(number)) this.#open(number)
    for (const number of mine.slice(share)) void this.#giveBack(number)
  }

  #open(number: number): void {
    const partition = openPartition(number, this.#host)
    this.#partitions.set(number, partition)
    void partition.ended.then(() => {
      this.#partitions.delete(number)
      if (!this.#isStopped) this.balance(reopenPause)
    })
  }

  /** Leaves a partition to other processes, after its current event. */
  #giveBack(number: number): Promise<void> {
    const begun = this.#givenBack.get(number)
    if (begun) return begun
    const done = (async () => {
      await this.#partitions.get(number)?.stop()
      await this.#release([number])
      this.#givenBack.delete(number)
    })()
    this.#givenBack.set(number, done)
    return done
  }

  async #release(numbers: readonly number[], leaves = ""): Promise<void> {
    const { connection, keys } = this.#source
    const parameters = [this.#me, leaves, ...numbers.map(String)]
    await connection
      .run((client) => client.eval(releaseScript, { keys: [keys.prefix], arguments: parameters }))
      .catch(() => undefined)
  }

  #forget(): void {
    const { unsettled } = this.#host
    for (const id of [...unsettled.keys()].slice(0, -mostUnsettled)) unsettled.delete(id)
  }
}

/** Listens to a channel, on a connection of its own. After each connection, it acts as if the leases had changed. */
function listen(settings: Settings, channel: string, hear: (message: string) => void): () => Promise<void> {
  const client = clientFor(settings)
  // The connection for commands reports that Redis cannot be reached.
  client.on("error", () => undefined)
  client.on("ready", () => {
    void client
      .subscribe(channel, hear)
      .then(() => hear(leasesBell))
      .catch(() => undefined)
  })
  void client.connect().catch(() => undefined)
  return async () => {
    if (client.isReady) await client.close().catch(() => client.destroy())
    else if (client.isOpen) client.destroy()
  }
}
