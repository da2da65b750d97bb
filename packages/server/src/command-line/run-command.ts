import { configKeys, type Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import type { Given } from "./arguments.ts"
import type { CommandName } from "./registry.ts"
import { signalReceived } from "./signals.ts"
import type { OnReady } from "./start.ts"
import { version } from "./version.ts"

/** What the program that runs a command wants to know. */
export interface CommandHooks {
  readonly onReady?: OnReady
  /** how its command lines begin; `stheno` by default */
  readonly program?: string
  /** options of `start` that only this program has */
  readonly ownOptions?: readonly string[]
  /** absolute paths of files with subscribers that the server gets in addition to those of the project */
  readonly subscribers?: readonly string[]
}

type Runner = (given: Given, hooks: CommandHooks) => Promise<boolean | void>

/**
 * Runs a command.
 * @returns false when it did its work and the answer is no
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function runCommand(name: CommandName, given: Given, hooks: CommandHooks): Promise<boolean> {
  if (given.switches.has("verbose")) process.env.LOG_LEVEL = "debug"
  return (await runners[name](given, hooks)) !== false
}

const serve =
  (isDeveloping: boolean): Runner =>
  async (given, { onReady, subscribers }) =>
    (await import("./start.ts")).runStart({
      seed: !given.switches.has("no-seed"),
      overrides: overridesOf(given),
      isDeveloping,
      onReady,
      subscribers,
    })

/**
 * A command that the registry names and nobody runs does not compile. Each loads only its own code: `stheno new` needs
 * no database driver.
 */
const runners: Readonly<Record<CommandName, Runner>> = {
  new: async ({ words, values, switches }) => {
    const { createProject, databasePartsOf } = await import("@stheno/create-medusa-app")
    return createProject({
      directory: words[0],
      repository: words[1],
      isAsking: !switches.has("yes"),
      isSeeding: switches.has("seed"),
      hasDatabase: !switches.has("skip-db") && !switches.has("skip-migrations"),
      databaseUrl: values["db-url"],
      database: databasePartsOf(values),
      hasEnvironment: !switches.has("skip-env"),
      ...(switches.has("javascript") && { language: "javascript" }),
      isStarting: !switches.has("no-start"),
      packages: values.packages,
    })
  },
  develop: serve(true),
  start: serve(false),
  "start-cluster": async (given, { onReady, subscribers }) =>
    (await import("./cluster.ts")).runCluster(overridesOf(given), {
      processes: wholeNumber(given.values.cpus, "--cpus"),
      seed: !given.switches.has("no-seed"),
      onReady,
      subscribers,
    }),
  worker: async (given) => (await import("./worker.ts")).runWorker(overridesOf(given)),
  "migrations run": async (given) =>
    (await import("./migrations.ts")).runMigrations(overridesOf(given), {
      createsDatabase: given.switches.has("create-database"),
    }),
  "migrations revert": async (given) => (await import("./migrations.ts")).revertMigration(overridesOf(given)),
  "migrations show": async (given) =>
    (await import("./migrations.ts")).showMigrations(overridesOf(given), given.switches.has("json")),
  seed: async (given) =>
    (await import("./seed.ts")).seedShop(overridesOf(given), {
      file: given.values["seed-file"]!,
      isMigrating: !given.switches.has("no-migrate"),
    }),
  user: async (given) =>
    (await import("./user.ts")).addUser(overridesOf(given), {
      email: given.values.email!,
      password: given.values.password,
      id: given.values.id,
      isInvite: given.switches.has("invite"),
    }),
  "jobs failed": async (given) => (await import("./jobs.ts")).printFailedJobs(overridesOf(given)),
  "jobs retry": async (given) => (await import("./jobs.ts")).retryJob(given.words[0]!, overridesOf(given)),
  "events failed": async (given) => (await import("./events.ts")).printFailedEvents(overridesOf(given)),
  "events retry": async (given) =>
    (await import("./events.ts")).retryEvent(given.words[0]!, overridesOf(given)),
  doctor: async (given) =>
    (await import("./doctor/index.ts")).runDoctor(overridesOf(given), {
      isJson: given.switches.has("json"),
      hasColor: hasColor(given),
    }),
  "db adopt": async (given) =>
    (await import("./adopt.ts")).adoptDatabase(overridesOf(given), {
      isDry: given.switches.has("dry-run"),
      isJson: given.switches.has("json"),
    }),
  backup: async (given) =>
    (await import("./backup.ts")).backupStore(overridesOf(given), { out: given.values.out }),
  restore: async (given) =>
    (await import("./backup.ts")).restoreStore(overridesOf(given), {
      folder: given.words[0],
      time: given.values.to,
      isReplacing: given.switches.has("replace"),
      isChecking: given.switches.has("check"),
    }),
  "upgrade-database": async (given) =>
    (await import("./upgrade-database.ts")).upgradeStore(overridesOf(given), {
      binaries: given.values.binaries,
      isStoreOnly: given.switches.has("store-only"),
      isDeletingOld: given.switches.has("delete-old"),
    }),
  "admin build": async ({ values }) =>
    (await import("./admin-build.ts")).buildAdmin({
      backend: values.backend!,
      path: values.path ?? "/",
      out: values.out ?? "dashboard",
    }),
  openapi: async ({ words, values }) =>
    (await import("./openapi.ts")).writeOpenApi(words[0], values.out ?? "openapi"),
  mcp: async ({ values, switches }) =>
    (await import("./run-mcp.ts")).runMcp(
      {
        version: version(),
        url: values.url,
        docs: values.docs,
        allowsWrites: switches.has("allow-writes"),
        httpPort: portNumber(values.http, "--http"),
      },
      signalReceived(),
    ),
  torture: async ({ words }) => (await import("./torture.ts")).runTorture(words),
  telemetry: async () => console.log("Stheno collects no usage data, so there is nothing to turn on or off."),
}

/** Settings that the command line names. */
function overridesOf({ values, switches }: Given): Partial<Config> {
  const port = portNumber(values.port, "--port")
  return {
    ...(values["data-dir"] && { dataDir: values["data-dir"] }),
    ...(values["database-url"] && { databaseUrl: values["database-url"] }),
    ...(values.host && { host: values.host }),
    ...(port !== undefined && { port }),
    ...(switches.has("api-only") && { docsDir: "" }),
    ...(switches.has("no-worker") && { worker: "off" }),
  }
}

function portNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  const port = configKeys.port.parse(text)
  if (port !== undefined) return port
  throw new StartError(
    "option_not_valid",
    `${option} must be ${configKeys.port.accepts}, not "${text}".`,
    `Correct ${option}.`,
  )
}

function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
  throw new StartError(
    "option_not_valid",
    `${option} must be a whole number from 1 to 999.`,
    `Correct ${option}.`,
  )
}

/** Only for a terminal, and never where NO_COLOR asks for none. */
function hasColor({ switches }: Given): boolean {
  return Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && !switches.has("no-color")
}
