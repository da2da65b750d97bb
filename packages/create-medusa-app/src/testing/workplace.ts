import { spawn, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { oncePerRun } from "@stheno/testing/once-per-run.ts"
import { freePort } from "../free-port.ts"
import { ownVersion } from "../places.ts"
import { startNpmRegistry } from "./npm-registry.ts"
import { root } from "./places.ts"
import { run, terminalEnv, type Ended } from "./run.ts"

/** A server that was started from a project's installed packages. */
export interface Started {
  /** address of the API */
  readonly url: string
  /** what it printed so far */
  output(): string
  /** ends it as Ctrl-C does. @returns its exit code */
  stop(): Promise<number | null>
}

/** An empty folder with the packed packages at hand, and a registry for everything else. */
export interface Workplace {
  readonly folder: string
  readonly tarballs: string
  /** the tarball of one of our packages, by its folder in the repository */
  tarball(name: string): string
  /** what makes npm use the registry */
  readonly env: NodeJS.ProcessEnv
  run(program: string, words: readonly string[], cwd: string, env?: NodeJS.ProcessEnv): Promise<Ended>
  /** runs the installed create-medusa-app in the folder */
  create(...words: string[]): Promise<Ended>
  /** runs the `stheno` that a project has installed */
  stheno(project: string, words: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ended>
  start(project: string, env?: NodeJS.ProcessEnv): Promise<Started>
  /** as `start`, and takes on what is saved */
  develop(project: string, env?: NodeJS.ProcessEnv): Promise<Started>
  /** starts a server with Node and these words */
  launch(words: readonly string[], project: string, env?: NodeJS.ProcessEnv): Promise<Started>
  /** ends every server that still runs, and removes the folder */
  close(): Promise<void>
}

const cli = "node_modules/@stheno/server/dist/cli.js"
const scaffolder = "node_modules/.bin/create-medusa-app"
const options = ["--no-seed", "-p", "0"]

/**
 * Packs our packages and installs create-medusa-app into an empty folder, as a developer's machine gets it from npm.
 * @throws with what was printed, when that fails
 */
export async function openWorkplace(): Promise<Workplace> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-packed-"))
  const tarballs = path.join(folder, "tarballs")
  const registry = await startNpmRegistry()
  const env = { npm_config_registry: registry.url, npm_config_cache: path.join(folder, "npm-cache") }
  const servers = new Set<ChildProcess>()
  const inside: Workplace["run"] = (program, words, cwd, more) =>
    run(program, words, { cwd, env: { ...env, ...more } })
  const launch: Workplace["launch"] = (words, project, more) =>
    start(words, { project, env: { ...env, ...more }, servers })
  const workplace: Workplace = {
    folder,
    tarballs,
    tarball: (name) => path.join(tarballs, `stheno-${name}-${ownVersion()}.tgz`),
    env,
    run: inside,
    create: (...words) => inside(path.join(folder, scaffolder), words, folder),
    stheno: (project, words, more) => inside(process.execPath, [cli, ...words], project, more),
    start: (project, more) => launch([cli, "start", ...options], project, more),
    develop: (project, more) => launch([cli, "develop", ...options], project, more),
    launch,
    async close() {
      for (const server of servers) server.kill("SIGKILL")
      await registry.close()
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
  try {
    await succeed(inside(process.execPath, ["scripts/pack/main.mjs", tarballs, "--no-docs"], root))
    await install(workplace, folder, [workplace.tarball("create-medusa-app"), "--no-save"])
    return workplace
  } catch (error) {
    await workplace.close()
    throw error
  }
}

/** Installs packages, or what a folder's package.json names. @throws with what npm printed, when that fails */
export async function install(
  { run: within }: Workplace,
  directory: string,
  words: readonly string[],
): Promise<void> {
  await succeed(
    within("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...words], directory),
  )
}

/** A port for the server of a reader: other tests run servers at the same time. */
export async function readerPort(): Promise<string> {
  return String(await freePort(20_000 + Math.floor(Math.random() * 20_000), new Set()))
}

/** Projects that create-medusa-app has made and installed, with their databases. */
export interface MadeProjects {
  /** without products */
  readonly empty: string
  /** with the examples */
  readonly examples: string
}

/**
 * Projects to copy. The first test file of a run creates them from the packed packages, because npm takes 16 seconds to
 * install one.
 */
export async function madeProjects(place: Workplace): Promise<MadeProjects> {
  const folder = await oncePerRun("projects", async (within) => {
    const words = ["empty", "--yes", "--no-start", "--packages", place.tarballs]
    await succeed(place.run(path.join(place.folder, scaffolder), words, within))
    const examples = path.join(within, "examples")
    await copyProject(place, path.join(within, "empty"), examples)
    await succeed(place.run("npm", ["run", "seed"], examples))
  })
  return { empty: path.join(folder, "empty"), examples: path.join(folder, "examples") }
}

/**
 * Copies a project with its database, whose files belong to another user where the tests run as root. The installed
 * packages are shared: npm replaces their files and does not write into them.
 */
export async function copyProject(
  { run: within, folder }: Workplace,
  from: string,
  to: string,
): Promise<void> {
  fs.mkdirSync(to)
  const entries = fs.readdirSync(from)
  const copy = (words: readonly string[], names: readonly string[]) =>
    succeed(within("cp", [...words, ...names.map((name) => path.join(from, name)), to], folder))
  await copy(
    ["-a"],
    entries.filter((name) => name !== "node_modules"),
  )
  await copy(["-al"], ["node_modules"])
}

/** What a program printed. @throws with it, when the program failed */
export async function succeed(running: Promise<Ended>): Promise<string> {
  const { status, text } = await running
  if (status !== 0) throw new Error(`It ended with ${status}:\n${text}`)
  return text
}

interface Starting {
  readonly project: string
  readonly env: NodeJS.ProcessEnv
  readonly servers: Set<ChildProcess>
}

function start(words: readonly string[], { project, env, servers }: Starting): Promise<Started> {
  const server = spawn(process.execPath, words, {
    cwd: project,
    env: terminalEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  })
  servers.add(server)
  const ended = new Promise<number | null>((resolve) =>
    server.once("close", (code) => {
      servers.delete(server)
      resolve(code)
    }),
  )
  let text = ""
  const stop = () => {
    server.kill("SIGTERM")
    return ended
  }
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      text += chunk.toString()
      const [, url] = /^ {2}API +(\S+)$/m.exec(text) ?? []
      if (url) resolve({ url, stop, output: () => text })
    }
    server.stdout.on("data", look)
    server.stderr.on("data", look)
    void ended.then(() => reject(new Error(text)))
  })
}
