import { closest, distance } from "fastest-levenshtein"
import { parseArgs } from "node:util"
import { arePublished, scaffoldCommand } from "./published.ts"

/** An option of create-medusa-app, as its help and the reference page show it. */
export interface AppOption {
  readonly name: string
  readonly short?: string
  /** Placeholder of the value; an option without one is a switch. */
  readonly value?: string
  /** Can be repeated: the values are joined with commas. */
  readonly isList?: boolean
  readonly about: string
}

/**
 * Every option of create-medusa-app.
 * @since 0.1
 */
export const appOptions: readonly AppOption[] = [
  { name: "yes", short: "y", about: "Ask no questions and use the defaults." },
  {
    name: "directory-path",
    value: "DIR",
    about: "Folder in which the project is created. Default: the current folder.",
  },
  {
    name: "db-url",
    value: "URL",
    about: "URL of a PostgreSQL 14 or newer to use instead of the embedded one.",
  },
  // The parts of --db-url
  {
    name: "db-host",
    value: "HOST",
    about: "Host of the PostgreSQL, instead of --db-url. Default: localhost.",
  },
  { name: "db-port", value: "PORT", about: "Port of the PostgreSQL. Default: 5432." },
  {
    name: "db-user",
    value: "USER",
    about: "User of the PostgreSQL. Default: your user name on this computer.",
  },
  { name: "db-pass", value: "PASSWORD", about: "Password of this user. Default: no password." },
  {
    name: "db-database",
    value: "NAME",
    about: "Name of the database, which is created if it does not exist. Default: the project's name.",
  },
  { name: "skip-env", about: "Do not write .env. You set the environment variables yourself." },
  { name: "skip-db", about: "Do not use the database: create no tables, no admin user and no products." },
  { name: "no-migrations", about: "Same as --skip-db." },
  { name: "seed", about: "Add the products, regions and shipping options of data/seed.json." },
  { name: "javascript", about: "Write the project in JavaScript instead of TypeScript." },
  { name: "no-boilerplate", about: "Create the folders of src without examples." },
  {
    name: "repo-url",
    value: "URL",
    about: "Start from this git repository instead of the template.",
  },
  {
    name: "with-nextjs-starter",
    about: "Create a storefront with Next.js beside the project, in NAME-storefront.",
  },
  {
    name: "plugin",
    value: "NAME",
    isList: true,
    about: "Add a plugin, such as stripe or s3. Can be repeated.",
  },
  { name: "no-start", about: "Do not start the server at the end." },
  { name: "no-browser", about: "Accepted for compatibility with v1. No browser is opened." },
  {
    name: "packages",
    value: "DIR",
    about: "Folder with the tarballs of Stheno. Default: the folder of this program's tarball.",
  },
  { name: "verbose", about: "Show everything that npm and git print." },
  { name: "v2", about: "Not supported: Stheno implements the API of Medusa v1." },
  { name: "help", short: "h", about: "Show this text." },
  { name: "version", short: "v", about: "Show the version." },
]

/** The parsed command line. */
export interface ReadOptions {
  readonly name: string | undefined
  readonly values: Readonly<Record<string, string>>
  readonly switches: ReadonlySet<string>
}

/**
 * Parses the command line.
 * @returns the options, or a sentence about the error
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
    else if (!token.value || (!token.inlineValue && token.value.startsWith("--")))
      return `--${option.name} needs a value.`
    else if (option.isList) values[option.name] = [values[option.name], token.value].filter(Boolean).join(",")
    else values[option.name] = token.value
  }
  return names.length > 1
    ? `Unexpected argument: ${names[1]}. Pass one project name.`
    : { name: names[0], values, switches }
}

function unknownOption(raw: string): string {
  const word = raw.replace(/^-+/, "")
  const near = closest(
    word,
    appOptions.map(({ name }) => name),
  )
  return `Unknown option ${raw}.${distance(word, near) <= 3 ? ` Did you mean --${near}?` : ""}`
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
  return `Creates a project with Stheno and its database, and starts the server.

Usage
  ${scaffoldCommand()} [NAME] [options]

Options
${rows.map(([name, about]) => `  ${name!.padEnd(width)}  ${about}`).join("\n")}

${arePublished ? "" : "Packages\n  They are not on npm's registry yet. Build them in a clone of Stheno: npm run pack -- ../stheno-packages\n\n"}Examples
  ${scaffoldCommand()} my-shop
      asks a few questions
  ${scaffoldCommand()} my-shop --yes --seed --no-start
      creates a project with example products and asks no questions
  ${scaffoldCommand()} my-shop --db-url postgres://me:secret@localhost:5432/shop
      uses your PostgreSQL server

Exit codes
  0  the project was created; if the server was started, it has stopped
  1  the project could not be created; the message shows the cause and what to do
  2  the command line has an error
`
}
