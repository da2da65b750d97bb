import fs from "node:fs"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { complaintAbout, defaults, type Answers } from "./answers.ts"
import { databaseUrlOf, type DatabaseParts } from "./database-url.ts"
import { freePort, portsOfProjects } from "./free-port.ts"
import {
  addPlugins,
  findPlugins,
  pluginSettings,
  settingsLeft,
  storefrontSettings,
  withSearch,
} from "./plugins.ts"
import { runProgram } from "./run-program.ts"
import type { KnownPlugin } from "./known-plugins.gen.ts"
import { ownVersion } from "./places.ts"
import { serverSettings, storefrontFolder, writeStorefront, type Storefront } from "./storefront.ts"
import { assertTarballs, ownTarballs } from "./tarballs.ts"
import {
  assertEmpty,
  environmentOf,
  writeEnvironment,
  writeProject,
  type Environment,
  type Language,
  type ProjectPlan,
} from "./write-project.ts"

/** What to create. Everything is optional. */
export interface CreateOptions {
  /** folder of the project, relative to `parent` */
  readonly directory?: string
  /** folder to create it in; default: the current folder */
  readonly parent?: string
  /** asks for what is missing; otherwise the defaults are used */
  readonly isAsking?: boolean
  /** adds the products of `data/seed.json` */
  readonly isSeeding?: boolean
  /** false does not use the database; default true */
  readonly hasDatabase?: boolean
  /** connection URL of a PostgreSQL 14 or newer; default: the embedded one */
  readonly databaseUrl?: string
  /** the parts of `databaseUrl`, instead of it */
  readonly database?: DatabaseParts | undefined
  /** false writes no `.env`; default true */
  readonly hasEnvironment?: boolean
  /** default: TypeScript */
  readonly language?: Language
  /** false leaves the examples in `src` out; default true */
  readonly hasExamples?: boolean
  /** a git repository to start from instead of the template */
  readonly repository?: string
  /** creates a storefront with Next.js beside the project */
  readonly wantsStorefront?: boolean
  /** plugins to install, by the names of `--plugin`, such as `stripe` */
  readonly plugins?: readonly string[] | undefined
  /** starts the server at the end; default true */
  readonly isStarting?: boolean
  /** folder with tarballs of our packages */
  readonly packages?: string
  readonly isVerbose?: boolean
}

/**
 * Creates a project: writes its files, installs its packages, creates its database, and starts its server. Prints an
 * AppError; what was created before it is kept.
 * @returns false when the user cancelled or an AppError occurred
 * @since 0.1
 */
export async function createProject(options: CreateOptions): Promise<boolean> {
  try {
    return await create(options)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    console.error(`\n  ${error.message}\n  ${error.remedy}\n`)
    return false
  }
}

async function create(options: CreateOptions): Promise<boolean> {
  if (options.database && options.databaseUrl !== undefined)
    throw new AppError(
      "--db-url cannot be combined with other --db- options, which are the parts of a URL.",
      "Use either --db-url or the other options.",
    )
  if (options.packages !== undefined) assertTarballs(options.packages)
  const plugins = findPlugins(options.plugins ?? [])
  const parent = path.resolve(options.parent ?? ".")
  const answers = await answersOf(options, parent)
  if (!answers) return false
  const directory = path.resolve(parent, answers.name)
  if (options.wantsStorefront) assertEmpty(storefrontFolder(directory))
  const hasEnvironment = options.hasEnvironment ?? true
  const plan: ProjectPlan = {
    directory,
    language: answers.language,
    hasExamples: options.hasExamples ?? true,
    packages: options.packages ?? (options.repository ? undefined : ownTarballs()),
  }
  const environment = environmentOf({
    adminEmail: answers.adminEmail,
    databaseUrl: options.database
      ? databaseUrlOf(options.database, path.basename(directory))
      : answers.databaseUrl,
    port: await choosePort(path.dirname(directory), hasEnvironment),
  })
  if (options.repository) await clone(options.repository, plan, options)
  else writeProject(plan)
  // A cloned project has chosen its search.
  addPlugins(directory, options.repository ? plugins : withSearch(plugins, plan.packages))
  const storefront = options.wantsStorefront
    ? await addStorefront(plan, { ...options, settings: storefrontSettings(plugins) }, environment)
    : undefined
  const known = { BACKEND_URL: addressOf(environment), ...storefront?.settings }
  if (hasEnvironment)
    writeEnvironment(path.join(directory, ".env"), {
      ...environment,
      ...pluginSettings(plugins, known),
      ...storefront?.settings,
    })
  say(`Created ${directory}`)
  await install(directory, options)
  if (storefront) {
    say(`Created ${storefront.directory}`)
    await install(storefront.directory, options)
  }
  await initializeGit(directory)
  if (options.hasDatabase ?? true) await fillDatabase(plan, environment, answers.isSeeding)
  const isStarting = (options.hasDatabase ?? true) && (options.isStarting ?? true)
  console.log(
    nextSteps(plan, { environment, storefront, plugins, known, isKept: hasEnvironment, isStarting }),
  )
  if (isStarting)
    await Promise.all([
      runDev(directory, { isShown: true, ...(!hasEnvironment && { env: environment }) }),
      storefront && runDev(storefront.directory, {}),
    ])
  return true
}

function runDev(cwd: string, options: { isShown?: boolean; env?: Environment }) {
  return runProgram("npm", ["run", "--silent", "dev"], { cwd, ...options })
}

/** The server tells the storefront what changed, with a secret that both know. */
async function addStorefront(
  plan: ProjectPlan,
  options: Pick<CreateOptions, "repository"> & { readonly settings: Readonly<Record<string, string>> },
  environment: Environment,
) {
  const storefront = await writeStorefront({
    directory: storefrontFolder(plan.directory),
    apiUrl: addressOf(environment),
    packages: plan.packages,
    settings: options.settings,
    // A cloned project may have other folders.
    ...(!options.repository && {
      subscribers: path.join(plan.directory, "src/subscribers"),
      language: plan.language,
    }),
  })
  return { ...storefront, settings: serverSettings(storefront) }
}

function addressOf(environment: Environment): string {
  return `http://localhost:${environment.PORT ?? 9000}`
}

async function answersOf(options: CreateOptions, parent: string): Promise<Answers | undefined> {
  const known = {
    name: options.directory,
    language: options.language,
    databaseUrl: options.databaseUrl,
    isDatabaseKnown: Boolean(options.database ?? options.databaseUrl),
    isSeeding: options.isSeeding ?? false,
    hasDatabase: options.hasDatabase ?? true,
    parent,
  }
  // Without a terminal, nobody can answer.
  if (options.isAsking && process.stdin.isTTY) {
    // Servers load this file, too, and never ask.
    const { ask } = await import("./ask.ts")
    return ask(known)
  }
  const name = options.directory ?? defaults.name
  const complaint = complaintAbout(name, parent)
  if (complaint) throw new AppError(complaint, "Choose another name, or empty the folder.")
  return { ...known, name, adminEmail: defaults.adminEmail, language: known.language ?? defaults.language }
}

/** @param parent folder of the project; the ports of other projects in it are skipped */
async function choosePort(parent: string, isKept: boolean): Promise<number> {
  const wanted = process.env.PORT
  if (wanted) return portFrom(wanted)
  const port = (await freePort(9000, portsOfProjects(parent))) ?? 9000
  if (port !== 9000)
    say(`Port 9000 is in use: the server will listen on port ${port}${isKept ? " (PORT in .env)" : ""}.`)
  return port
}

function portFrom(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new AppError(
    `The environment variable PORT is "${text}", which is not a port number.`,
    "Set it to a whole number from 1 to 65535, or unset it.",
  )
}

async function clone(repository: string, plan: ProjectPlan, { isVerbose }: CreateOptions): Promise<void> {
  assertEmpty(plan.directory)
  if (!(await hasGit()))
    throw new AppError("--repo-url needs git, which is not installed.", "Install git, or omit --repo-url.")
  const { isFine, text } = await runProgram(
    "git",
    ["clone", "--depth", "1", "--", repository, plan.directory],
    {
      cwd: path.dirname(plan.directory),
      isShown: isVerbose,
    },
  )
  if (!isFine)
    throw new AppError(`Cannot clone the repository. ${lastLine(text)}`, "Correct --repo-url, or omit it.")
  fs.rmSync(path.join(plan.directory, ".git"), { recursive: true, force: true })
}

async function install(directory: string, { isVerbose }: CreateOptions): Promise<void> {
  say("Installing packages (about half a minute)")
  const words = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
  const { isFine, text } = await runProgram("npm", words, { cwd: directory, isShown: isVerbose })
  if (isFine) return
  if (/E404[^]*@stheno\//.test(text)) throw notPublished(directory)
  const isOffline =
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENOTCACHED|network/i.test(text)
  throw new AppError(
    isOffline
      ? "Cannot download the packages: npm's registry cannot be reached."
      : `npm cannot install the packages. ${lastLine(text)}`,
    `The files of the project are written. When the problem is fixed, run: cd ${directory} && npm install && npm run dev`,
  )
}

function notPublished(directory: string): AppError {
  return new AppError(
    `npm's registry does not have the packages of Stheno in version ${ownVersion()}.`,
    `In a clone of Stheno, run: npm run pack -- DIR
  Then delete ${directory} and run this command again with: --packages DIR`,
  )
}

async function initializeGit(directory: string): Promise<void> {
  if (!(await hasGit())) return say("git is not installed: the project is not under version control.")
  const { text } = await runProgram("git", ["rev-parse", "--is-inside-work-tree"], { cwd: directory })
  if (!text.startsWith("true")) await runProgram("git", ["init", "--quiet"], { cwd: directory })
}

async function hasGit(): Promise<boolean> {
  return (await runProgram("git", ["--version"], { cwd: "." })).isFine
}

async function fillDatabase(
  { directory }: ProjectPlan,
  environment: Environment,
  isSeeding: boolean,
): Promise<void> {
  const seeds = isSeeding && fs.existsSync(path.join(directory, "data/seed.json"))
  say(seeds ? "Creating the database and adding products" : "Creating the database")
  const creation = environment.DATABASE_URL ? ["--create-database"] : []
  await stheno(directory, environment, ["migrations", "run", ...creation])
  if (seeds) await stheno(directory, environment, ["seed", "--seed-file", "data/seed.json"])
}

/** Uses the settings of the project, not of this process. */
async function stheno(cwd: string, environment: Environment, words: readonly string[]): Promise<void> {
  const env = { ...environment, PORT: "" }
  const { isFine, text } = await runProgram("npx", ["--no-install", "stheno", ...words], { cwd, env })
  if (isFine) return
  throw new AppError(
    `Cannot create the database:\n${text.trim()}`,
    `The files of the project are written. To find the cause, run: cd ${cwd} && npx stheno doctor`,
  )
}

interface Ending {
  readonly environment: Environment
  readonly storefront: Storefront | undefined
  readonly plugins: readonly KnownPlugin[]
  /** values of plugins' settings that the project knows by itself */
  readonly known: Readonly<Record<string, string>>
  /** whether `.env` contains the environment */
  readonly isKept: boolean
  /** whether the server starts now; it prints its addresses itself */
  readonly isStarting: boolean
}

function nextSteps({ directory }: ProjectPlan, ending: Ending): string {
  const { environment, storefront, plugins, known, isKept, isStarting } = ending
  const address = addressOf(environment)
  const example = ["ts", "js"]
    .map((ending) => `src/api/store/reviews/route.${ending}`)
    .find((file) => fs.existsSync(path.join(directory, file)))
  const place = isKept ? "stored in .env" : "not stored anywhere: copy it now"
  const lines = [
    ["Admin user", `${environment.ADMIN_EMAIL} / ${environment.ADMIN_PASSWORD} (${place})`],
    !isStarting && ["API", address],
    !isStarting && ["Dashboard", `${address}/app`],
    storefront && ["Storefront", `${storefront.url} (in ${path.basename(storefront.directory)})`],
    ...plugins.map((plugin) => [
      plugin.title,
      settingsLeft(plugin, storefront && path.basename(storefront.directory), known),
    ]),
    example && ["Example", `${address}/store/reviews is the endpoint in ${example}`],
    ["Problems", "npx stheno doctor finds their cause; npx stheno --help lists all commands"],
  ].filter((line) => Array.isArray(line))
  return `
  The project is ready.

${lines.map(([name, value]) => `  ${name!.padEnd(12)}${value}`).join("\n")}

  ${isStarting ? "Starting the server. To start it again later:" : "Start the server:"}

${startCommands(directory)}${storefront ? `\n  And the storefront, in a second terminal:\n\n${startCommands(storefront.directory)}` : ""}`
}

function startCommands(directory: string): string {
  return `    cd ${path.relative(process.cwd(), directory) || "."}
    npm run dev
`
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? ""
}

function say(message: string): void {
  console.log(`  ${message}`)
}
