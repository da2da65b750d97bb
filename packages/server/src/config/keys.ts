/**
 * A setting of the server: its environment variable, its type and default, and what it is for. The configuration
 * reference is generated from it.
 */
export interface ConfigKey<T> {
  /** The environment variable, such as `PORT`. */
  readonly env: string
  /** How the text of the variable is read; `list` is separated by commas. */
  readonly type: "text" | "integer" | "list" | "switch"
  /** The value without the variable. */
  readonly default: T
  /** One sentence on what the setting is for. */
  readonly about: string
  /** Whether the value is secret: it is never shown or logged. */
  readonly isSecret?: boolean
  /**
   * Reads the text of the variable.
   * @param text the environment variable
   * @returns the value; undefined when the text is not valid
   */
  readonly parse: (text: string) => T | undefined
  /** The valid values, which complete the sentence "PORT must be …". */
  readonly accepts: string
  /** The valid values, where they can be listed. */
  readonly choices?: readonly string[]
}

type Extra = { isSecret?: boolean }

const text = (env: string, fallback: string, about: string, extra: Extra = {}): ConfigKey<string> => ({
  env,
  type: "text",
  default: fallback,
  about,
  parse: (value) => value,
  accepts: "text",
  ...extra,
})

const choice = (env: string, fallback: string, choices: readonly string[], about: string) => ({
  ...text(env, fallback, about),
  parse: (value: string) => (choices.includes(value) ? value : undefined),
  accepts: `one of ${choices.join(", ")}`,
  choices,
})

const address = (schemes: readonly string[]) => ({
  parse: (value: string) =>
    schemes.some((scheme) => value.startsWith(`${scheme}://`)) && URL.canParse(value) ? value : undefined,
  accepts: `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
})

const integer = (
  env: string,
  fallback: number,
  range: [number, number],
  about: string,
): ConfigKey<number> => ({
  env,
  type: "integer",
  default: fallback,
  about,
  parse: (value) => {
    const number = Number(value)
    return /^\d+$/.test(value) && number >= range[0] && number <= range[1] ? number : undefined
  },
  accepts: `a whole number from ${range[0]} to ${range[1]}`,
})

const list = (env: string, fallback: readonly string[], about: string): ConfigKey<readonly string[]> => ({
  env,
  type: "list",
  default: fallback,
  about,
  parse: (value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  accepts: "entries separated by commas",
})

function isLanguage(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag))
  } catch {
    return false
  }
}

/**
 * All settings of the server. Settings that v1 has keep their names.
 * @since 0.1
 */
export const configKeys = {
  port: integer("PORT", 9000, [0, 65_535], "The port of the API; 0 selects any free port."),
  host: text(
    "HOST",
    "127.0.0.1",
    "The address to listen on; 0.0.0.0 accepts connections from other machines.",
  ),
  docsPort: integer(
    "DOCS_PORT",
    3000,
    [0, 65_535],
    "The port of the documentation; 0 selects any free port.",
  ),
  docsDir: text("DOCS_DIR", "", "The directory of the built documentation; empty serves none."),
  databaseUrl: text(
    "DATABASE_URL",
    "",
    "The connection URL of a PostgreSQL server, version 14 or newer; empty starts the embedded one.",
    { isSecret: true },
  ),
  databaseDirectUrl: text(
    "DATABASE_DIRECT_URL",
    "",
    "The connection URL for migrations if DATABASE_URL points to a connection pooler: the same database without the pooler.",
    { isSecret: true },
  ),
  databaseReadUrl: {
    ...text(
      "DATABASE_READ_URL",
      "",
      "The connection URL of a streaming replica of the database, for reading; empty reads from the database itself.",
      { isSecret: true },
    ),
    ...address(["postgres", "postgresql"]),
  },
  databasePoolSize: integer(
    "DATABASE_POOL_SIZE",
    20,
    [1, 1_000],
    "The maximum number of database connections for API requests; startup, events and jobs use up to 13 more.",
  ),
  databaseStatementTimeout: integer(
    "DATABASE_STATEMENT_TIMEOUT",
    10_000,
    [0, 3_600_000],
    "The maximum duration of a database statement of an API request, in milliseconds; 0 means no limit.",
  ),
  databaseStatements: choice(
    "DATABASE_STATEMENTS",
    "auto",
    ["auto", "prepared", "plain"],
    "Whether statements are prepared, which is faster; auto prepares them unless a connection pooler is in between. Use prepared with a pooler that supports it, such as PgBouncer 1.21 with max_prepared_statements.",
  ),
  dataDir: text("DATA_DIR", ".stheno", "The directory of the embedded database and of uploaded files."),
  databaseArchiveDir: text(
    "DATABASE_ARCHIVE_DIR",
    "",
    "The directory of the archive from which the embedded database can be restored to a point in time, preferably on another disk; empty archives nothing. Has no effect with DATABASE_URL.",
  ),
  databaseArchiveDays: integer(
    "DATABASE_ARCHIVE_DAYS",
    7,
    [1, 3_650],
    "The number of days to which the embedded database can be restored; older files of the archive are deleted.",
  ),
  adminEmail: text(
    "ADMIN_EMAIL",
    "admin@example.com",
    "The email address of the user that the first start creates.",
  ),
  adminPassword: text(
    "ADMIN_PASSWORD",
    "supersecret",
    "The password of that user, 8 to 128 characters; production rejects the default.",
    { isSecret: true },
  ),
  jwtSecret: text(
    "JWT_SECRET",
    "supersecret",
    "The secret that signs access tokens; at least 32 characters in production.",
    {
      isSecret: true,
    },
  ),
  cookieSecret: text(
    "COOKIE_SECRET",
    "supersecret",
    "The secret that signs cookies; at least 32 characters in production.",
    {
      isSecret: true,
    },
  ),
  storeCors: list(
    "STORE_CORS",
    ["http://localhost:8000"],
    "The origins that may call /store from a browser; /…/ is a regular expression.",
  ),
  adminCors: list(
    "ADMIN_CORS",
    ["http://localhost:7000", "http://localhost:7001"],
    "The origins that may call /admin from a browser; /…/ is a regular expression.",
  ),
  backendUrl: text(
    "BACKEND_URL",
    "",
    "The public URL of the server, for links to uploaded files; empty uses the address it listens on.",
  ),
  smtpUrl: {
    ...text(
      "SMTP_URL",
      "",
      "The SMTP server, such as smtps://user:password@mail.example.com; without one, development shows emails under /mails.",
      { isSecret: true },
    ),
    ...address(["smtp", "smtps"]),
  },
  mailFrom: text("MAIL_FROM", "shop@localhost", "The sender of emails, such as Shop <shop@example.com>."),
  mailLanguages: {
    ...list(
      "MAIL_LANGUAGES",
      ["en"],
      "The languages of emails, such as en,de,fr, the default first. A customer gets the language of the storefront or of the country if it is one of them.",
    ),
    parse: (value: string) => {
      const tags = value.split(",").flatMap((part) => part.trim() || [])
      return tags.length > 0 && tags.every(isLanguage)
        ? tags.map((tag) => new Intl.Locale(tag).toString())
        : undefined
    },
    accepts: "language tags separated by commas, such as en,de",
  },
  storeUrl: {
    ...text("STORE_URL", "http://localhost:8000", "The URL of the storefront, for links in emails."),
    ...address(["http", "https"]),
  },
  adminUrl: {
    ...text(
      "ADMIN_URL",
      "",
      "The URL of the dashboard, for links in emails; empty uses /app below BACKEND_URL.",
    ),
    ...address(["http", "https"]),
  },
  worker: choice(
    "WORKER",
    "on",
    ["on", "off"],
    "Whether the server handles events, emails and jobs; off leaves them to processes that run stheno worker.",
  ),
  shutdownDelay: integer(
    "SHUTDOWN_DELAY",
    0,
    [0, 120_000],
    "The number of milliseconds for which the server still handles requests after SIGTERM while /ready returns 503, so that load balancers stop sending requests before it closes.",
  ),
  trustedProxies: integer(
    "TRUSTED_PROXIES",
    0,
    [0, 10],
    "The number of proxies in front of the server whose X-Forwarded-For entries are trusted.",
  ),
  clientAddressSecret: {
    ...text(
      "CLIENT_ADDRESS_SECRET",
      "",
      "A secret that a storefront's server sends with the IP address of its customer, so that limits count the customer. Empty trusts no such address.",
      { isSecret: true },
    ),
    parse: (value: string) => (value.length >= 32 ? value : undefined),
    accepts: "at least 32 characters",
  },
  loginAttemptsPerMinute: integer(
    "LOGIN_ATTEMPTS_PER_MINUTE",
    20,
    [0, 100_000],
    "The maximum number of sign-in attempts per account and IP address within a minute; limits of lookups are multiples of it. An IPv6 address counts as its /64. 0 means no limit.",
  ),
  searchesAtOnce: integer(
    "SEARCHES_AT_ONCE",
    2,
    [0, 1_000],
    "The number of searches (q) that a process runs at the same time for one IP address of the store API; 100 more wait, and further ones get 429. An IPv6 address counts as its /64. 0 means no limit.",
  ),
  exactCounts: integer(
    "EXACT_COUNTS",
    20_000,
    [0, 1_000_000_000],
    "The number of rows up to which the count of a list is exact. Beyond it, and beyond 5,000 matches of a search, the count is an estimate, which the header X-Count: estimate marks. 0 always counts all rows, as v1 does.",
  ),
  relationRows: integer(
    "RELATION_ROWS",
    8_000,
    [0, 1_000_000_000],
    "The maximum number of rows of each relation that grows with the store, in one response: orders of customers, customers of groups, products of collections, categories, sales channels, shipping profiles, tax rates and discounts, prices of price lists. The rows of the response share it. 0 returns all of them, as v1 does.",
  ),
  responseCacheSize: integer(
    "RESPONSE_CACHE_SIZE",
    64 * 1024 ** 2,
    [0, 1024 ** 4],
    "The maximum amount of memory for cached responses, in bytes; 0 turns the response cache off.",
  ),
  uploadLimit: integer(
    "UPLOAD_LIMIT",
    1024 ** 3,
    [1024, 1024 ** 4],
    "The maximum total size of the files of one upload, in bytes.",
  ),
  logLevel: choice(
    "LOG_LEVEL",
    "",
    ["fatal", "error", "warn", "info", "debug", "silent"],
    "The minimum level of log messages; empty means info, in development without a line per request.",
  ),
  logFormat: choice(
    "LOG_FORMAT",
    "",
    ["json", "text"],
    "The format of log messages: one JSON object per line, or text for people; empty means text in a terminal, except in production, and JSON everywhere else.",
  ),
  environment: text(
    "NODE_ENV",
    "development",
    "The environment; production and staging enable secure cookies and additional checks.",
  ),
} as const

/** The values of all settings. */
export type Config = {
  readonly [K in keyof typeof configKeys]: (typeof configKeys)[K] extends ConfigKey<infer T> ? T : never
}
