import fs from "node:fs"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { ask, complaintAbout, defaults, type Answers } from "./ask.ts"
import { databaseUrlOf, type DatabaseParts } from "./database-url.ts"
import { freePort, portsOfProjects } from "./free-port.ts"
import { runProgram } from "./run-program.ts"
import { ownVersion } from "./places.ts"
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

/** What to create, as far as it is known. */
export interface CreateOptions {
  /** folder of the project, relative to `parent` */
  readonly directory?: string
  /** folder to create it in; the current one unless said */
  readonly parent?: string
  /** asks for what is not said; without it defaults are taken */
  readonly isAsking?: boolean
  /** fills the shop from `data/seed.json` */
  readonly isSeeding?: boolean
  /** false leaves the database alone; default true */
  readonly hasDatabase?: boolean
  /** connection URL of a PostgreSQL 14 or newer; the embedded one unless said */
  readonly databaseUrl?: string
  /** the same in parts; what is made of them is `databaseUrl` */
  readonly database?: DatabaseParts | undefined
  /** false writes no `.env`; default true */
  readonly hasEnvironment?: boolean
  /** what the project is written in; TypeScript unless said */
  readonly language?: Language
  /** false leaves the examples in `src` out; default true */
  readonly hasExamples?: boolean
  /** a git repository to begin with instead of the template */
  readonly repository?: string
  /** says that there is no storefront yet */
  readonly wantsStorefront?: boolean
  /** starts the server at the end; default true */
  readonly isStarting?: boolean
  /** folder with tarballs of our packages */
  readonly packages?: string
  readonly isVerbose?: boolean
}

/**
 * Creates a project: writes it, installs its packages, makes and fills its database, starts it.
 * @returns false when it was cancelled
 * @throws AppError for every reason that can be removed; what was created by then stays, and the message says how to go on
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
      "--db-url says the whole database, and the other --db- options say its parts.",
      "Give one or the other.",
    )
  if (options.packages !== undefined) assertTarballs(options.packages)
  const parent = path.resolve(options.parent ?? ".")
  const answers = await answersOf(options, parent)
  if (!answers) return false
  if (options.wantsStorefront) say("There is no storefront starter yet: only the server is created.")
  const directory = path.resolve(parent, answers.name)
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
  if (hasEnvironment) writeEnvironment(directory, environment)
  say(`Created ${directory}`)
  await install(plan, options)
  await initializeGit(directory)
  if (options.hasDatabase ?? true) await fillDatabase(plan, environment, answers.isSeeding)
  console.log(nextSteps(plan, environment, hasEnvironment))
  if ((options.hasDatabase ?? true) && (options.isStarting ?? true))
    await runProgram("npm", ["run", "--silent", "dev"], {
      cwd: directory,
      isShown: true,
      ...(!hasEnvironment && { env: environment }),
    })
  return true
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
  // Where nobody can answer, nothing is asked.
  if (options.isAsking && process.stdin.isTTY) return ask(known)
  const name = options.directory ?? defaults.name
  const complaint = complaintAbout(name, parent)
  if (complaint) throw new AppError(complaint, "Choose another name, or empty the folder.")
  return { ...known, name, adminEmail: defaults.adminEmail, language: known.language ?? defaults.language }
}

/** @param parent folder of the project; other projects in it have their ports already */
async function choosePort(parent: string, isKept: boolean): Promise<number> {
  const wanted = process.env.PORT
  if (wanted) return portFrom(wanted)
  const port = (await freePort(9000, portsOfProjects(parent))) ?? 9000
  if (port !== 9000)
    say(`Port 9000 is in use: the server will listen on ${port}${isKept ? " (PORT in .env)" : ""}.`)
  return port
}

function portFrom(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new AppError(
    `The environment variable PORT is "${text}", which is not a port.`,
    "Set it to a whole number from 1 to 65535, or unset it.",
  )
}

async function clone(repository: string, plan: ProjectPlan, { isVerbose }: CreateOptions): Promise<void> {
  assertEmpty(plan.directory)
  if (!(await hasGit()))
    throw new AppError("--repo-url needs git, and there is none.", "Install git, or leave --repo-url out.")
  const { isFine, text } = await runProgram(
    "git",
    ["clone", "--depth", "1", "--", repository, plan.directory],
    {
      cwd: path.dirname(plan.directory),
      isShown: isVerbose,
    },
  )
  if (!isFine)
    throw new AppError(
      `The repository could not be cloned. ${lastLine(text)}`,
      "Correct --repo-url, or leave it out.",
    )
  fs.rmSync(path.join(plan.directory, ".git"), { recursive: true, force: true })
}

async function install({ directory }: ProjectPlan, { isVerbose }: CreateOptions): Promise<void> {
  say("Installing packages, about half a minute")
  const words = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
  const { isFine, text } = await runProgram("npm", words, { cwd: directory, isShown: isVerbose })
  if (isFine) return
  if (/E404[^]*@stheno\//.test(text)) throw notPublished(directory)
  const isOffline =
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENOTCACHED|network/i.test(text)
  throw new AppError(
    isOffline
      ? "The packages could not be downloaded: the network or npm's registry is out of reach."
      : `npm could not install the packages. ${lastLine(text)}`,
    `The project is written. Once that is mended: cd ${directory} && npm install && npm run dev`,
  )
}

function notPublished(directory: string): AppError {
  return new AppError(
    `npm's registry does not have the packages of Stheno in version ${ownVersion()}.`,
    `Build them in a clone of Stheno with: npm run pack -- DIR
  Then delete ${directory} and run this command again with: --packages DIR`,
  )
}

async function initializeGit(directory: string): Promise<void> {
  if (!(await hasGit())) return say("There is no git: the project is under no version control.")
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
  say(seeds ? "Making the database and filling the shop" : "Making the database")
  const creation = environment.DATABASE_URL ? ["--create-database"] : []
  await stheno(directory, environment, ["migrations", "run", ...creation])
  if (seeds) await stheno(directory, environment, ["seed", "--seed-file", "data/seed.json"])
}

/** The project's own settings count, not what happens to be set here. */
async function stheno(cwd: string, environment: Environment, words: readonly string[]): Promise<void> {
  const env = { ...environment, PORT: "" }
  const { isFine, text } = await runProgram("npx", ["--no-install", "stheno", ...words], { cwd, env })
  if (isFine) return
  throw new AppError(
    `The database could not be made:\n${text.trim()}`,
    `The project is written. Look into it with: cd ${cwd} && npx stheno doctor`,
  )
}

function nextSteps({ directory }: ProjectPlan, environment: Environment, isKept: boolean): string {
  const place = path.relative(process.cwd(), directory) || "."
  const address = `http://localhost:${environment.PORT ?? 9000}`
  const example = ["ts", "js"]
    .map((ending) => `src/api/store/reviews/route.${ending}`)
    .find((file) => fs.existsSync(path.join(directory, file)))
  const reviews = example
    ? `  Reviews       ${address}/store/reviews, an endpoint of the shop's own: ${example}\n`
    : ""
  return `
  The shop is ready.

    cd ${place}
    npm run dev

  API           ${address}
  Dashboard     ${address}/app
  Health        ${address}/health
${reviews}  Admin login   ${environment.ADMIN_EMAIL} / ${environment.ADMIN_PASSWORD} ${isKept ? "(kept in .env)" : "(kept nowhere: note it down)"}

  Commands: npx stheno --help. Trouble: npx stheno doctor
`
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? ""
}

function say(message: string): void {
  console.log(`  ${message}`)
}
