import { appOptions } from "@stheno/create-medusa-app"
import { dataCommands, dataDir } from "./data-commands.ts"
import type { CommandDescription, CommandOption } from "./description.ts"

/** Options that mean the same to create-medusa-app, where they are described. */
function ofApp(...names: readonly string[]): CommandOption[] {
  return names.map((name) => {
    const option = appOptions.find((each) => each.name === name)
    if (!option) throw new Error(`create-medusa-app has no option --${name}.`)
    return option
  })
}

const serving: readonly CommandOption[] = [
  {
    name: "host",
    short: "H",
    value: "ADDRESS",
    about: "The address to listen on; by default HOST, or 127.0.0.1.",
  },
  {
    name: "port",
    short: "p",
    value: "PORT",
    about: "The port of the API; by default PORT, or 9000. 0 selects any free port.",
  },
  { name: "no-seed", about: "Create only the default rows and the admin user, without the demo store." },
  dataDir,
]

const alone: readonly CommandOption[] = [
  ...serving,
  { name: "api-only", about: "Serve the API without the documentation." },
  { name: "no-worker", about: "Only handle requests; leave events, emails and jobs to stheno worker." },
]

const json: CommandOption = { name: "json", about: "Print JSON." }

const neverStarted = "startup failed; the message describes the cause and the solution"
const noDatabase = "the database could not be reached"

/**
 * Every command of `stheno` by its name. Help, parsing and the reference page come from here.
 * @since 0.1
 */
export const commands = {
  new: {
    summary: "Create a project, like create-medusa-app.",
    about: ["Asks the same questions and writes the same files as create-medusa-app."],
    arguments: [
      { name: "DIRECTORY", about: "The folder to create; the command asks for it if it is left out." },
      { name: "STARTER", about: "A git repository to use instead of the default template." },
    ],
    options: [
      { name: "yes", short: "y", aliases: ["useDefaults"], about: "Ask no questions and use the defaults." },
      ...ofApp("seed", "skip-db", "skip-env"),
      { name: "skip-migrations", about: "The same as --skip-db, because seeding needs tables." },
      {
        name: "db-url",
        value: "URL",
        about: "The connection URL of a PostgreSQL server to use instead of the embedded one.",
      },
      ...ofApp("db-host", "db-port", "db-user", "db-pass", "db-database", "javascript"),
      { name: "no-start", about: "Do not start the server afterwards." },
      ...ofApp("packages"),
    ],
    examples: [{ words: "new my-shop --yes", about: "creates my-shop with the embedded database" }],
    failure: "the project could not be created; the message describes the cause and the solution",
  },
  develop: {
    summary: "Start the server and apply changes of the project in this folder as you save them.",
    about: [
      "Changed code is replaced while the server runs; changed settings, plugins and providers restart it. If a version does not work, the error is printed and the previous version keeps running.",
    ],
    options: alone,
    examples: [{ words: "develop --port 9100", about: "listens on port 9100" }],
    failure: neverStarted,
  },
  start: {
    summary: "Start the server. This is the default command.",
    about: [
      "Starts the embedded PostgreSQL (or uses DATABASE_URL), migrates the database, and serves the API until it receives SIGINT (Ctrl-C) or SIGTERM.",
    ],
    options: alone,
    examples: [
      { words: "start --no-seed", about: "starts a store without demo data" },
      { words: "start --api-only --no-worker", about: "only handles requests" },
    ],
    failure: neverStarted,
  },
  "start-cluster": {
    summary: "Start several processes that share one port and one database.",
    about: [
      "The first process starts the database and monitors the others. A process that ends unexpectedly is replaced. The documentation is not served.",
    ],
    options: [
      ...serving,
      {
        name: "cpus",
        short: "c",
        value: "NUMBER",
        about: "The number of processes; by default CPUS, or one per processor core.",
      },
    ],
    examples: [{ words: "start-cluster --cpus 4", about: "starts four processes" }],
    failure: neverStarted,
  },
  worker: {
    summary: "Deliver events, send emails and run jobs beside a running server.",
    options: [dataDir],
    examples: [
      { words: "worker", about: "works for the shop at DATABASE_URL, or for the server on this machine" },
    ],
    failure: neverStarted,
  },
  "migrations run": {
    summary:
      "Migrate the database: apply the built-in migrations, then the migrations of the project and its plugins.",
    about: [
      "The server does the same when it starts. A database of Medusa v1 is recognized and extended; its data is kept.",
    ],
    options: [
      { name: "create-database", about: "Create the database of DATABASE_URL first if it does not exist." },
      dataDir,
    ],
    failure: "a migration failed and was rolled back, or the database could not be reached",
  },
  "migrations revert": {
    summary: "Revert the latest migration of the project.",
    about: [
      "The migration needs a “-- down” section, or down. Built-in migrations cannot be reverted: restore a backup instead.",
    ],
    options: [dataDir],
    failure: "the migration cannot be reverted, or reverting it failed; nothing was changed",
  },
  "migrations show": {
    summary: "List the migrations and whether each one is applied.",
    options: [json, dataDir],
    failure: noDatabase,
  },
  seed: {
    summary: "Import the data of a seed file in v1's format.",
    about: [
      "Keys of the file: store, users, regions, shipping_options, products, product_collections, categories, publishable_api_keys. The file is imported in one transaction: if an entry is rejected, nothing is imported. As in v1, unknown properties of an entry are ignored, and IDs of products, collections and categories, and of regions when they begin with reg_, are kept.",
    ],
    options: [
      { name: "seed-file", short: "f", value: "FILE", about: "The seed file, in JSON.", isRequired: true },
      { name: "no-migrate", about: "Do not migrate the database first." },
      dataDir,
    ],
    examples: [{ words: "seed -f data/seed.json", about: "imports the project's example data" }],
    failure: "the file cannot be read, or an entry was rejected; the message names it",
  },
  user: {
    summary: "Create a user of the dashboard, or an invite.",
    options: [
      {
        name: "email",
        short: "e",
        value: "ADDRESS",
        about: "The user's email address.",
        isRequired: true,
      },
      {
        name: "password",
        short: "p",
        value: "PASSWORD",
        about: "The password; by default one is generated and printed.",
      },
      { name: "id", short: "i", value: "ID", about: "The id of the user; generated by default." },
      {
        name: "invite",
        about: "Instead of a user, create an invite with the role admin and print its token.",
      },
      dataDir,
    ],
    examples: [
      { words: "user -e ada@example.com -p correct-horse", about: "creates a user" },
      { words: "user -e ada@example.com --invite", about: "prints the token of an invite" },
    ],
    failure: "the email address is taken, or the database could not be reached",
  },
  "jobs failed": {
    summary: "List the jobs that failed after their last attempt.",
    options: [dataDir],
    failure: noDatabase,
  },
  "jobs retry": {
    summary: "Run a failed job again.",
    arguments: [{ name: "ID", about: "The id of a failed job, from jobs failed.", isRequired: true }],
    options: [dataDir],
    failure: "no failed job has the id, or the database could not be reached",
  },
  "events failed": {
    summary: "List the events that are no longer delivered after their last attempt.",
    options: [dataDir],
    failure: noDatabase,
  },
  "events retry": {
    summary: "Deliver a failed event again.",
    arguments: [{ name: "ID", about: "The id of a failed event, from events failed.", isRequired: true }],
    options: [dataDir],
    failure: "no failed event has the id, or the database could not be reached",
  },
  doctor: {
    summary: "Find problems in the project, its settings and its database, and show how to fix them.",
    about: [
      "Checks Node.js, the project and its settings, the database and its migrations, secrets, CORS, Redis, S3 and mail settings, and the providers of regions. Changes nothing.",
    ],
    options: [json, dataDir],
    examples: [{ words: "doctor --json", about: "prints the findings as JSON" }],
    failure: "a problem was found",
  },
  "db adopt": {
    summary: "Upgrade a database of Medusa v1: show what will be added, then add it.",
    about: [
      "Recognizes a database of v1.20, adds the missing tables, columns and indexes, and keeps every row. Make a backup first, or try it on a copy.",
    ],
    options: [
      { name: "dry-run", about: "Only show what would be added." },
      {
        name: "database-url",
        value: "URL",
        about: "The connection URL of the database; DATABASE_URL by default.",
      },
      json,
    ],
    examples: [
      { words: "db adopt --dry-run", about: "shows what would be added to the database of DATABASE_URL" },
    ],
    failure: "the database is not one of v1.20 or could not be reached; nothing was changed",
  },
  ...dataCommands,
  "admin build": {
    summary: "Write the dashboard as static files, for a host other than the server of the API.",
    about: [
      "Includes the extensions of the project and its plugins, compiled. The server needs ADMIN_CORS and ADMIN_URL with the address of that host; admin.serve can be false.",
    ],
    options: [
      {
        name: "backend",
        short: "b",
        value: "URL",
        about: "The address of the API that the dashboard calls.",
        isRequired: true,
      },
      {
        name: "path",
        short: "p",
        value: "PATH",
        about: "The path of the dashboard on its host; / by default.",
      },
      {
        name: "out",
        short: "o",
        value: "DIR",
        about: "The directory to write, which must be empty or an earlier build; dashboard by default.",
      },
    ],
    examples: [
      {
        words: "admin build --backend https://api.example.com",
        about: "writes the dashboard to the folder dashboard",
      },
    ],
    failure: "an option is not valid, an extension does not compile, or the files cannot be written",
  },
  openapi: {
    summary: "Write the OpenAPI documents of the API, including the project's own endpoints.",
    arguments: [
      {
        name: "store|admin",
        about: "Print the document of this API only; by default both are written to files.",
      },
    ],
    options: [
      {
        name: "out",
        short: "o",
        value: "DIR",
        about: "The directory for store.json and admin.json; openapi by default.",
      },
    ],
    examples: [
      { words: "openapi -o docs/api", about: "writes docs/api/store.json and docs/api/admin.json" },
      { words: "openapi store", about: "prints the document of the Store API" },
    ],
    failure: "the project has errors, or the files cannot be written",
  },
  mcp: {
    summary:
      "Start a Model Context Protocol server with which programs search the documentation and call the API.",
    about: [
      "Communicates over standard input and output with the client that starts it, or with --http over HTTP on this machine. It only reads unless --allow-writes is given.",
      "Credentials are read from the environment or .env: STHENO_API_TOKEN, or STHENO_EMAIL and STHENO_PASSWORD, for the Admin API; STHENO_PUBLISHABLE_KEY for the Store API.",
    ],
    options: [
      {
        name: "url",
        short: "u",
        value: "URL",
        about: "The URL of the server to call; by default STHENO_URL, or the server on this machine.",
      },
      {
        name: "docs",
        value: "URL",
        about: "The URL of the documentation to search, instead of the bundled pages.",
      },
      { name: "allow-writes", about: "Also allow POST and DELETE requests." },
      { name: "http", value: "PORT", about: "Listen at http://127.0.0.1:PORT/mcp; 0 selects any free port." },
    ],
    examples: [
      { words: "mcp", about: "serves the client that starts it" },
      { words: "mcp --url https://shop.example.com", about: "calls another server" },
      { words: "mcp --http 9010 --allow-writes", about: "listens on port 9010 and allows changes" },
    ],
    failure: "a URL is not valid, or the port is taken",
  },
  torture: {
    summary:
      "Kill, overload and attack a separate server, then check its data; only in a clone of the repository.",
    arguments: [{ name: "TESTS", about: "The names of tests, such as R1,S4; all by default." }],
    failure: "a test failed, or this is not a clone of the repository",
  },
  telemetry: {
    summary: "Show which usage data are collected: none.",
    options: [
      { name: "enable", about: "Accepted for compatibility with v1; has no effect." },
      { name: "disable", about: "Accepted for compatibility with v1; has no effect." },
    ],
    failure: "never",
  },
} as const satisfies Record<string, CommandDescription>

/** The name of a command, with a space where it has two words. */
export type CommandName = keyof typeof commands

/**
 * Options that every command takes: `help`, `version`, `verbose` and `no-color`.
 * @since 0.1
 */
export const globalOptions: readonly CommandOption[] = [
  { name: "help", short: "h", about: "Show help for the command." },
  { name: "version", short: "v", about: "Show the version." },
  { name: "verbose", about: "Log all messages, like LOG_LEVEL=debug." },
  {
    name: "no-color",
    aliases: ["no-colors"],
    about: "Print without colors, as when the output is piped or NO_COLOR is set.",
  },
]

/** All commands of the command line with their names. */
export const commandList: readonly (CommandDescription & { readonly name: CommandName })[] = Object.entries(
  commands,
).map(([name, command]) => ({ ...command, name: name as CommandName }))
