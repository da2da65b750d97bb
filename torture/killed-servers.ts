import { rmSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import {
  bundleServer,
  createDirectory,
  startChild,
  type Child,
} from "../packages/server/src/testing/child-server.ts"

/** Processes of one shop that are killed now and then, and start again by themselves. */
export interface KilledServers {
  /** the address of one that is up; waits while none is */
  url(): Promise<string>
  /** Kills one that is up, if there is one, and says whether. */
  kill(): boolean
  /** Ends all in an orderly way. Returns the exit codes. */
  stop(): Promise<(number | null)[]>
}

interface Slot {
  child: Child
  url: string | undefined
  dataDir: string
}

/**
 * Runs the command line of the product, `stheno start`, several times over one database.
 * @param random decides who is asked and who is killed
 */
export async function startServers(
  databaseUrl: string,
  count: number,
  random: () => number,
): Promise<KilledServers> {
  bundleServer()
  let isStopping = false
  const start = (dataDir: string) =>
    startChild({
      dataDir,
      env: { DATABASE_URL: databaseUrl, LOG_LEVEL: "error" },
      args: ["--no-seed", "--api-only"],
    })
  const slots: Slot[] = Array.from({ length: count }, () => {
    const dataDir = createDirectory()
    return { dataDir, child: start(dataDir), url: undefined }
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
      slot.child = start(slot.dataDir)
      watch(slot)
    })
  }
  slots.forEach(watch)
  const pick = () => {
    const up = slots.filter(({ url }) => url)
    return up[Math.floor(random() * up.length)]
  }
  return {
    async url() {
      for (; ; await sleep(10)) {
        if (failures[0]) throw failures[0]
        const slot = pick()
        if (slot?.url) return slot.url
      }
    },
    kill() {
      const slot = pick()
      if (!slot) return false
      slot.url = undefined
      return slot.child.process.kill("SIGKILL")
    },
    async stop() {
      // One that has just begun to load does not listen to signals yet, nor is one that was killed up again.
      while (!failures[0] && slots.some(({ url }) => !url)) await sleep(10)
      isStopping = true
      for (const { child } of slots) child.process.kill("SIGTERM")
      const endings = await Promise.all(slots.map(({ child }) => child.ended))
      for (const { dataDir } of slots) rmSync(dataDir, { recursive: true, force: true })
      return endings.map(({ code }) => code)
    },
  }
}
