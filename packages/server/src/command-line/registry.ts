import { appOptions } from "@stheno/create-medusa-app"
import type { CommandDescription, CommandOption } from "./description.ts"

/** Options that mean the same to create-medusa-app, where they are described. */
function ofApp(...names: readonly string[]): CommandOption[] {
  return names.map((name) => {
    const option = appOptions.find((each) => each.name === name)
    if (!option) throw new Error(`create-medusa-app has no option --${name}.`)
    return option
  })
}

const dataDir: CommandOption = {
  name: "data-dir",
  value: "DIR",
  about: "Directory of the embedded database and of uploaded files; .stheno unless said.",
}

const serving: readonly CommandOption[] = [
  {
    name: "host",
    short: "H",
    value: "ADDRESS",
    about: "Address to listen on; HOST, or 127.0.0.1 unless said.",
  },
  {
    name: "port",
    short: "p",
    value: "PORT",
    about: "Port of the API; PORT, or 9000 unless said; 0 takes any free one.",
  },
  { name: "no-seed", about: "Only the default rows and the admin user, no demo shop." },
  dataDir,
]

const alone: readonly CommandOption[] = [
  ...serving,
  { name: "api-only", about: "Serve the API without the documentation." },
  { name: "no-worker", about: "Only answer requests; events, mails and jobs are left to stheno worker." },
]

const json: CommandOption = { name: "json", about: "Print JSON, for programs." }

const neverStarted = "it could not start; the message says why and what to do"
const noDatabase = "the database could not be reached"

/**
 * Every command of `stheno` by its name. Help, parsing and the reference page come from here.
 * @since 0.1
 */
export const commands = {
  new: {
    summary: "Create a project: the same as create-medusa-app.",
    about: ["What is asked and what is written are those of npx @stheno/create-medusa-app."],
    arguments: [
      { name: "DIRECTORY", about: "The folder to create; asked for unless given." },
      { name: "STARTER", about: "A git repository to begin with instead of our template." },
    ],
    options: [
      { name: "yes", short: "y", aliases: ["useDefaults"], about: "Ask nothing and take the defaults." },
      ...ofApp("seed", "skip-db", "skip-env"),
      { name: "skip-migrations", about: "As --skip-db: without tables there is nothing to fill." },
      { name: "db-url", value: "URL", about: "A PostgreSQL of your own instead of the embedded one." },
      ...ofApp("db-host", "db-port", "db-user", "db-pass", "db-database", "javascript"),
      { name: "no-start", about: "Do not start the server at the end." },
      ...ofApp("packages"),
    ],
    examples: [{ words: "new my-shop --yes", about: "creates my-shop with the embedded database" }],
    failure: "the project could not be created; the message says why and what to do",
  },
  develop: {
    summary: "Start the server, and take on what is saved in the project of this folder.",
    about: [
      "Changed code is exchanged while the server runs; changed settings, plugins and providers start it anew. A version that does not work is reported, and the one before stays at work.",
    ],
    options: alone,
    examples: [{ words: "develop --port 9100", about: "listens on port 9100" }],
    failure: neverStarted,
  },
  start: {
    summary: "Start the server; this is what stheno does when no command is given.",
    about: [
      "Starts the embedded PostgreSQL (or uses DATABASE_URL), brings the database up to date, and serves the API until it gets SIGINT (Ctrl-C) or SIGTERM.",
    ],
    options: alone,
    examples: [
      { words: "start --no-seed", about: "starts an empty shop" },
      { words: "start --api-only --no-worker", about: "only answers requests" },
    ],
    failure: neverStarted,
  },
  "start-cluster": {
    summary: "Start several processes that share one port, one database and the work.",
    about: [
      "One process starts the database and watches over the others. A process that ends unexpectedly is replaced. The documentation is not served.",
    ],
    options: [
      ...serving,
      {
        name: "cpus",
        short: "c",
        value: "NUMBER",
        about: "Processes to start; CPUS, or one per processor core unless said.",
      },
    ],
    examples: [{ words: "start-cluster --cpus 4", about: "starts four processes" }],
    failure: neverStarted,
  },
  worker: {
    summary: "Deliver events, send mails and do jobs beside a server that runs.",
    options: [dataDir],
    examples: [
      { words: "worker", about: "works for the shop of DATABASE_URL, or of the server on this machine" },
    ],
    failure: neverStarted,
  },
  "migrations run": {
    summary: "Bring the database up to date: our tables, then the migrations of the project and its plugins.",
    about: ["A start does the same by itself. A database of Medusa v1 is recognised, completed and kept."],
    options: [
      { name: "create-database", about: "Make the database of DATABASE_URL first, where there is none." },
      dataDir,
    ],
    failure: "a migration failed, or the database could not be reached; nothing of that migration was kept",
  },
  "migrations revert": {
    summary: "Take the last migration of the project back.",
    about: [
      "Needs what the migration says after “-- down”, or as down. Our own migrations are not taken back: restore a backup instead.",
    ],
    options: [dataDir],
    failure: "the migration does not say how to take it back, or that failed; nothing was changed",
  },
  "migrations show": {
    summary: "List the migrations, and which of them the database has applied.",
    options: [json, dataDir],
    failure: noDatabase,
  },
  seed: {
    summary: "Fill the shop from a seed file, in the format of v1.",
    about: [
      "Keys of the file: store, users, regions, shipping_options, products, product_collections, categories, publishable_api_keys. The whole file is taken in one transaction: when something in it is refused, nothing is kept.",
    ],
    options: [
      { name: "seed-file", short: "f", value: "FILE", about: "The file, JSON.", isRequired: true },
      { name: "no-migrate", about: "Expect the tables to be there, instead of making them first." },
      dataDir,
    ],
    examples: [{ words: "seed -f data/seed.json", about: "fills the shop of this project" }],
    failure: "the file cannot be read, or something in it was refused; the message names the entry",
  },
  user: {
    summary: "Create an admin user, or invite one.",
    options: [
      {
        name: "email",
        short: "e",
        value: "ADDRESS",
        about: "E-mail address to log in with.",
        isRequired: true,
      },
      {
        name: "password",
        short: "p",
        value: "PASSWORD",
        about: "Password; one is made up and printed unless given.",
      },
      { name: "id", short: "i", value: "ID", about: "Id of the user; made up unless given." },
      {
        name: "invite",
        about: "Create an invite with the role admin and print its token, instead of a user.",
      },
      dataDir,
    ],
    examples: [
      { words: "user -e ada@example.com -p correct-horse", about: "creates a user" },
      { words: "user -e ada@example.com --invite", about: "prints the token of an invite" },
    ],
    failure: "somebody has the address already, or the database could not be reached",
  },
  "jobs failed": {
    summary: "List the jobs that failed for good.",
    options: [dataDir],
    failure: noDatabase,
  },
  "jobs retry": {
    summary: "Have a failed job attempted again.",
    arguments: [{ name: "ID", about: "Id of a failed job, as jobs failed lists them.", isRequired: true }],
    options: [dataDir],
    failure: "no failed job has the id, or the database could not be reached",
  },
  doctor: {
    summary: "Look for what keeps the shop from working, and say what to do about it.",
    about: [
      "Checks Node.js, the project and its settings, the database and its migrations, secrets, CORS, Redis, S3 and mail settings, and the providers of regions. Changes nothing.",
    ],
    options: [json, dataDir],
    examples: [{ words: "doctor --json", about: "prints the findings for a program" }],
    failure: "something is broken",
  },
  "db adopt": {
    summary: "Take over a database of Medusa v1: show what will be added, and add it.",
    about: [
      "Recognises a database that v1.20 made, adds our tables, columns and indexes, and keeps every row. Make a backup first, or try it on a copy.",
    ],
    options: [
      { name: "dry-run", about: "Only show what would be added." },
      { name: "database-url", value: "URL", about: "The database; DATABASE_URL unless said." },
      json,
    ],
    examples: [
      { words: "db adopt --dry-run", about: "shows what would be added to the database of DATABASE_URL" },
    ],
    failure: "it is no database of v1.20, or the database could not be reached; nothing was changed",
  },
  openapi: {
    summary: "Write the OpenAPI documents of the API, the project's own endpoints included.",
    arguments: [{ name: "store|admin", about: "One side only, printed; both are written unless given." }],
    options: [
      {
        name: "out",
        short: "o",
        value: "DIR",
        about: "Directory for store.json and admin.json; openapi unless said.",
      },
    ],
    examples: [
      { words: "openapi -o docs/api", about: "writes docs/api/store.json and docs/api/admin.json" },
      { words: "openapi store", about: "prints the document of the store" },
    ],
    failure: "the project has faults, or the files cannot be written",
  },
  mcp: {
    summary:
      "Let programs search the documentation, look up the API and call it: a Model Context Protocol server.",
    about: [
      "Speaks over standard input and output, for a client that starts it, or with --http over HTTP on this machine. It only reads unless --allow-writes is given.",
      "Credentials come from the environment or .env: STHENO_API_TOKEN, or STHENO_EMAIL and STHENO_PASSWORD, for the admin API; STHENO_PUBLISHABLE_KEY for the store.",
    ],
    options: [
      {
        name: "url",
        short: "u",
        value: "URL",
        about: "The server to call; STHENO_URL, or the one on this machine, unless said.",
      },
      {
        name: "docs",
        value: "URL",
        about: "Read the documentation from this site, instead of the pages that came along.",
      },
      { name: "allow-writes", about: "Offer POST and DELETE as well." },
      { name: "http", value: "PORT", about: "Listen at http://127.0.0.1:PORT/mcp; 0 takes any free port." },
    ],
    examples: [
      { words: "mcp", about: "answers the client that started it" },
      { words: "mcp --url https://shop.example.com", about: "calls a shop elsewhere" },
      { words: "mcp --http 9010 --allow-writes", about: "listens on port 9010, and may change the shop" },
    ],
    failure: "an address is not valid, or the port is taken",
  },
  torture: {
    summary:
      "Kill, flood and attack a shop of its own, and check what is left; in a checkout of the sources only.",
    arguments: [
      { name: "TESTS", about: "Names such as R1 or S4, as one word with commas; all unless given." },
    ],
    failure: "something was lost or broken, or this is no checkout of the sources",
  },
  telemetry: {
    summary: "Say what is sent home: nothing.",
    options: [
      { name: "enable", about: "Known from v1; changes nothing." },
      { name: "disable", about: "Known from v1; changes nothing." },
    ],
    failure: "never",
  },
} as const satisfies Record<string, CommandDescription>

/** The name of a command, with a space where it has two words. */
export type CommandName = keyof typeof commands

/**
 * Options that every command takes.
 * @since 0.1
 */
export const globalOptions: readonly CommandOption[] = [
  { name: "help", short: "h", about: "Show the help of the command." },
  { name: "version", short: "v", about: "Show the version." },
  { name: "verbose", about: "Log everything: LOG_LEVEL=debug." },
  {
    name: "no-color",
    aliases: ["no-colors"],
    about: "No colours; there are none either where output is piped or NO_COLOR is set.",
  },
]

/** Every command with its name, as one type. */
export const commandList: readonly (CommandDescription & { readonly name: CommandName })[] = Object.entries(
  commands,
).map(([name, command]) => ({ ...command, name: name as CommandName }))
