import { closest, distance } from "fastest-levenshtein"
import { parseArgs } from "node:util"
import { arePublished, scaffoldCommand } from "./published.ts"

/** An option of create-medusa-app, as its help and the reference page show it. */
export interface AppOption {
  readonly name: string
  readonly short?: string
  /** What stands for the value; without one the option is a switch. */
  readonly value?: string
  readonly about: string
}

/**
 * Every option of create-medusa-app.
 * @since 0.1
 */
export const appOptions: readonly AppOption[] = [
  { name: "yes", short: "y", about: "Ask nothing and take the defaults." },
  {
    name: "directory-path",
    value: "DIR",
    about: "Folder to create the project in; the current one unless said.",
  },
  {
    name: "db-url",
    value: "URL",
    about: "A PostgreSQL of your own, 14 or newer, instead of the embedded one.",
  },
  // The parts of --db-url, for those who have them apart
  {
    name: "db-host",
    value: "HOST",
    about: "Host of that PostgreSQL, instead of --db-url; localhost unless said.",
  },
  { name: "db-port", value: "PORT", about: "Its port; 5432 unless said." },
  { name: "db-user", value: "USER", about: "Its user; that of the system unless said." },
  { name: "db-pass", value: "PASSWORD", about: "The user's password; none unless said." },
  {
    name: "db-database",
    value: "NAME",
    about: "Its database, which is made where it is missing; named like the project unless said.",
  },
  { name: "skip-env", about: "Write no .env: the settings come from elsewhere." },
  { name: "skip-db", about: "Leave the database alone: no tables, no admin user, no seed." },
  { name: "no-migrations", about: "As --skip-db: without tables there is nothing to fill." },
  { name: "seed", about: "Fill the shop from data/seed.json." },
  { name: "javascript", about: "Write the project in JavaScript instead of TypeScript." },
  { name: "no-boilerplate", about: "No examples in src, only its folders." },
  {
    name: "repo-url",
    value: "URL",
    about: "Begin with a git repository of your own instead of our template.",
  },
  {
    name: "with-nextjs-starter",
    about: "Create a storefront too. There is none yet: it says so and goes on.",
  },
  { name: "no-start", about: "Do not start the server at the end." },
  { name: "no-browser", about: "Known from v1. Nothing opens a browser yet." },
  {
    name: "packages",
    value: "DIR",
    about: "Folder with the tarballs of Stheno; by default the one that this program comes from.",
  },
  { name: "verbose", about: "Show everything that npm and git print." },
  { name: "v2", about: "Known from v1. Refused: Stheno speaks the API of v1." },
  { name: "help", short: "h", about: "Show this text." },
  { name: "version", short: "v", about: "Show the version." },
]

/** What the command line said. */
export interface ReadOptions {
  readonly name: string | undefined
  readonly values: Readonly<Record<string, string>>
  readonly switches: ReadonlySet<string>
}

/**
 * Understands the command line.
 * @returns what it says, or a sentence on what is wrong with it
 * @since 0.1
 */
export function readOptions(words: readonly string[]): ReadOptions | string {
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      appOptions.map(({ name, short, value }) => [
        name,
        { type: value ? ("string" as const) : ("boolean" as const), ...(short && { short }) },
      ]),
    ),
  })
  const names: string[] = []
  const values: Record<string, string> = {}
  const switches = new Set<string>()
  for (const token of tokens) {
    if (token.kind === "positional") names.push(token.value)
    if (token.kind !== "option") continue
    const option = appOptions.find(({ name }) => name === token.name)
    if (!option) return unknownOption(token.rawName)
    if (!option.value) switches.add(option.name)
    else if (!token.value || token.value.startsWith("--")) return `--${option.name} needs a value.`
    else values[option.name] = token.value
  }
  return names.length > 1 ? `"${names[1]}" is one word too many.` : { name: names[0], values, switches }
}

function unknownOption(raw: string): string {
  const word = raw.replace(/^-+/, "")
  const near = closest(
    word,
    appOptions.map(({ name }) => name),
  )
  return `There is no option ${raw}.${distance(word, near) <= 3 ? ` Did you mean --${near}?` : ""}`
}

/**
 * The text of `create-medusa-app --help`.
 * @since 0.1
 */
export function helpText(): string {
  const rows = appOptions.map(({ name, short, value, about }) => [
    `${short ? `-${short}, ` : "    "}--${name}${value ? ` ${value}` : ""}`,
    about,
  ])
  const width = Math.max(...rows.map(([name]) => name!.length))
  return `Creates a project on Stheno, with its database, and starts it.

Usage
  ${scaffoldCommand()} [NAME] [options]

Options
${rows.map(([name, about]) => `  ${name!.padEnd(width)}  ${about}`).join("\n")}

${arePublished ? "" : "Packages\n  They are not on npm's registry yet. In a clone of Stheno: npm run pack -- ../stheno-packages\n\n"}Examples
  ${scaffoldCommand()} my-shop
      asks what it has to know
  ${scaffoldCommand()} my-shop --yes --seed --no-start
      creates and fills a shop, and asks nothing
  ${scaffoldCommand()} my-shop --db-url postgres://me:secret@localhost:5432/shop
      uses a PostgreSQL of your own

Exit codes
  0  created, and stopped where it was started
  1  could not be created; the message says why and what to do
  2  the command line was not understood
`
}
