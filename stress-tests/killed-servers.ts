import { rmSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import {
  bundleServer,
  createDirectory,
  startChild,
  startCommand,
  type Child,
} from "@stheno/testing/child-server.ts"

/** Processes of one shop that are killed now and then, and start again by themselves. */
export interface KilledServers {
  /** the address of a server that is up; waits while none is */
  url(): Promise<string>
  /** waits until every process is up */
  ready(): Promise<void>
  /** Kills a process that is up, if there is one, and says whether. */
  kill(kind?: "server" | "worker"): boolean
  /** Ends all in an orderly way. Returns the exit codes. */
  stop(): Promise<(number | null)[]>
}

interface Slot {
  readonly isWorker: boolean
  child: Child
  /** empty for a worker that is up */
  url: string | undefined
}

/** What runs beside the servers, and how. */
export interface FleetOptions {
  /** how many run `stheno worker`; the servers then leave background work to them */
  readonly workers?: number
  readonly env?: NodeJS.ProcessEnv
  /** the folder of their project */
  readonly cwd?: string
  /** where all of them keep files, e.g. uploads; removed when they stop */
  readonly dataDir?: string
}

/**
 * Runs the command line of the product, `stheno start`, several times over one database.
 * @param random decides who is asked and who is killed
 */
export async function startServers(
  databaseUrl: string,
  count: number,
  random: () => number,
  { workers = 0, env, cwd, dataDir = createDirectory() }: FleetOptions = {},
): Promise<KilledServers> {
  const start = launcher(databaseUrl, { workers, env, cwd, dataDir })
  let isStopping = false
  const slots: Slot[] = Array.from({ length: count + workers }, (_, place) => {
    const isWorker = place >= count
    return { isWorker, child: start(isWorker), url: undefined }
  })
  const failures: Error[] = []
  const watch = (slot: Slot) => {
    slot.child.ready().then(
      (url) => (slot.url = url),
      (error: Error) => void (isStopping || slot.child.process.killed || failures.push(error)),
    )
    void slot.child.ended.then(() => {
      slot.url = undefined
      if (isStopping) return
      slot.child = start(slot.isWorker)
      watch(slot)
    })
  }
  slots.forEach(watch)
  const pick = (isWanted: (slot: Slot) => boolean) => pickReady(slots.filter(isWanted), random)
  const failed = () => {
    if (failures[0]) throw failures[0]
  }
  return {
    async url() {
      for (; ; await sleep(10)) {
        failed()
        const slot = pick(({ isWorker }) => !isWorker)
        if (slot?.url) return slot.url
      }
    },
    async ready() {
      for (; slots.some(({ url }) => url === undefined); await sleep(10)) failed()
    },
    kill(kind) {
      const slot = pick(({ isWorker }) => kind === undefined || isWorker === (kind === "worker"))
      if (!slot) return false
      slot.url = undefined
      return slot.child.process.kill("SIGKILL")
    },
    async stop() {
      // One that has just begun to load does not listen to signals yet, nor is one that was killed up again.
      while (!failures[0] && slots.some(({ url }) => url === undefined)) await sleep(10)
      isStopping = true
      for (const { child } of slots) child.process.kill("SIGTERM")
      const endings = await Promise.all(slots.map(({ child }) => child.ended))
      rmSync(dataDir, { recursive: true, force: true })
      return endings.map(({ code }) => code)
    },
  }
}

function pickReady(slots: readonly Slot[], random: () => number): Slot | undefined {
  const ready = slots.filter(({ url }) => url !== undefined)
  return ready[Math.floor(random() * ready.length)]
}

/** Returns what starts a process of the fleet. */
function launcher(
  databaseUrl: string,
  { workers, env, cwd, dataDir }: FleetOptions & { readonly workers: number; readonly dataDir: string },
): (isWorker: boolean) => Child {
  bundleServer()
  const common = {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    ...(workers > 0 && { WORKER: "off" }),
    ...env,
  }
  return (isWorker) =>
    isWorker
      ? startCommand({ dataDir, cwd, env: common, args: ["worker"] })
      : startChild({ dataDir, cwd, env: common, args: ["--no-seed", "--api-only"] })
}
