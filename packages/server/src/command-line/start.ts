import { setTimeout as sleep } from "node:timers/promises"
import { assertProductionReady } from "../config/production.ts"
import { readConfig } from "../config/read-config.ts"
import { startHost, type Host } from "../host.ts"
import { signalReceived } from "./signals.ts"

/** What `stheno start` was told. */
export interface StartCommand {
  readonly seed: boolean
  readonly apiOnly: boolean
  readonly worker: boolean
  readonly dataDir?: string
  readonly onReady?: () => void
}

/**
 * `stheno start`: prints progress and addresses, runs until a signal ends it.
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function runStart(options: StartCommand): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env, {
    ...(options.dataDir && { dataDir: options.dataDir }),
    ...(options.apiOnly && { docsDir: "" }),
    ...(!options.worker && { worker: "off" }),
  })
  assertProductionReady(config, process.env)
  const stop = signalReceived()
  const host = await startUnlessStopped(startHost(config, { seed: options.seed, onProgress: print }), stop)
  if (!host) return
  print(`Ready in ${((performance.now() - started) / 1_000).toFixed(1)} s. Press Ctrl-C to stop.\n`)
  console.log(`${summary(host)}\n`)
  options.onReady?.()
  await stop
  print("Stopping")
  await host.stop()
}

/** A signal during the start lets the step under way finish, if it is quick, and undoes what was done. */
async function startUnlessStopped(starting: Promise<Host>, stop: Promise<void>): Promise<Host | undefined> {
  const isStopped = stop.then(() => undefined)
  const host = await Promise.race([starting, isStopped])
  if (host) return host
  print("Stopping")
  const late = await Promise.race([starting.catch(() => undefined), sleep(5_000)])
  await late?.stop()
  return undefined
}

function print(message: string): void {
  console.log(`  ${message}`)
}

function summary({ apiUrl, docsUrl, isDocsBuilt, admin, publishableKey, mailsUrl }: Host): string {
  const login = admin.password
    ? `${admin.email} / ${admin.password} (the default, for development only)`
    : `${admin.email}, with the password you gave it`
  const docs = docsUrl && (isDocsBuilt ? docsUrl : `${docsUrl} (being built, which takes about a minute)`)
  const lines = [
    ["API", apiUrl],
    ["Documentation", docs],
    ["Admin login", login],
    ["Publishable key", publishableKey],
    ["Mails", mailsUrl],
  ]
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name!.padEnd(17)}${value}`)
    .join("\n")
}
