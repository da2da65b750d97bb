import { setTimeout as sleep } from "node:timers/promises"
import type { Config } from "../config/keys.ts"
import { startHost, type Host } from "../host.ts"
import { createLog } from "../log.ts"
import { guardProcess } from "../project/index.ts"
import { openProject, type Opened } from "./open-project.ts"
import { signalReceived } from "./signals.ts"

/** Called when the server is ready for requests, with the address of its API. */
export type OnReady = (addresses: { readonly apiUrl: string }) => void

/** Options of `stheno start`. */
export interface StartCommand {
  readonly seed: boolean
  /** settings from the command line */
  readonly overrides: Partial<Config>
  /** reloads files of the project when they are saved */
  readonly isDeveloping?: boolean
  readonly onReady?: OnReady
  /** absolute paths of files with subscribers that the project gets in addition */
  readonly subscribers?: readonly string[]
}

/**
 * `stheno start` and `stheno develop`: prints progress and addresses, runs until a signal ends it.
 * @throws StartError for every problem that the operator can fix
 * @since 0.1
 */
export async function runStart(options: StartCommand): Promise<void> {
  const started = performance.now()
  const directory = process.cwd()
  const open = () => openProject(directory, options.overrides, options.subscribers)
  const since = Date.now()
  const { config, project } = await open()
  const stop = signalReceived()
  project?.notes.forEach(print)
  if (project) guardProcess(project, createLog(config))
  const isDeveloping = options.isDeveloping ?? false
  const starting = startHost(config, { seed: options.seed, onProgress: print, project, isDeveloping })
  const host = await startUnlessStopped(starting, stop)
  if (!host) return
  print(`Ready in ${((performance.now() - started) / 1_000).toFixed(1)} s. Press Ctrl-C to stop.\n`)
  console.log(`${summary(host)}\n`)
  options.onReady?.({ apiUrl: host.apiUrl })
  const develop = async (configFile: string) => {
    // Production never watches files.
    const { developProject } = await import("./develop.ts")
    const load = async () => (await open()).project
    return developProject(host, {
      directory,
      configFile,
      since,
      print,
      load,
      start: () => startAgain(open, host),
    })
  }
  const running = isDeveloping && project?.configFile ? await develop(project.configFile) : host
  await stop
  print("Stopping")
  await running.stop()
}

/** Reads the files again and starts at the same address. */
async function startAgain(open: () => Promise<Opened>, { apiUrl, docsUrl }: Host): Promise<Host> {
  const { config, project } = await open()
  const port = Number(new URL(apiUrl).port)
  const docsPort = docsUrl ? Number(new URL(docsUrl).port) : config.docsPort
  return startHost(
    { ...config, port, docsPort },
    { seed: false, onProgress: print, project, isDeveloping: true },
  )
}

/** After a signal during startup, waits up to five seconds for the host and stops it. */
async function startUnlessStopped(starting: Promise<Host>, stop: Promise<void>): Promise<Host | undefined> {
  const isStopped = stop.then(() => undefined)
  const host = await Promise.race([starting, isStopped])
  if (host) return host
  print("Stopping")
  const late = await Promise.race([starting.catch(() => undefined), sleep(5_000)])
  await late?.stop()
  return undefined
}

/** Prints one line of the startup output. */
export function print(message: string): void {
  console.log(`  ${message}`)
}

/** The addresses and the sign-in of a running host. */
export function summary(host: Host): string {
  const { apiUrl, dashboardUrl, docsUrl, isDocsBuilt, admin, publishableKey, mailsUrl } = host
  const docs =
    docsUrl &&
    (isDocsBuilt ? docsUrl : `${docsUrl} (building in the background; the page shows the progress)`)
  const lines = [
    ["API", apiUrl],
    ["Dashboard", dashboardUrl],
    ["Documentation", docs],
    ["Admin user", describeAdmin(admin)],
    ["Publishable key", publishableKey],
    ["Emails", mailsUrl],
  ]
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name!.padEnd(17)}${value}`)
    .join("\n")
}

/** The admin user, with what is known about the password. */
export function describeAdmin({ email, password, hasPasswordOfSettings }: Host["admin"]): string {
  if (password) return `${email} / ${password} (the default, for development only)`
  return hasPasswordOfSettings ? `${email} (password: the value of ADMIN_PASSWORD)` : email
}
