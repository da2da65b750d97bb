/** One setting: where it comes from, what it may be, what it is for. The reference page is made from this. */
export interface ConfigKey<T> {
  readonly env: string
  readonly type: "text" | "integer" | "list" | "switch"
  readonly default: T
  /** One sentence of the reference page. */
  readonly about: string
  /** Never shown nor logged. */
  readonly isSecret?: boolean
  /** @returns the value, or `undefined` when the text is not acceptable */
  readonly parse: (text: string) => T | undefined
  /** What is acceptable, to finish the sentence "PORT must be …". */
  readonly accepts: string
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

/**
 * Every setting of the server. Names that v1 had are v1's.
 * @since 0.1
 */
export const configKeys = {
  port: integer("PORT", 9000, [0, 65_535], "Port of the API; 0 takes any free one."),
  host: text("HOST", "127.0.0.1", "Address to listen on; 0.0.0.0 lets other machines in."),
  docsPort: integer("DOCS_PORT", 3000, [0, 65_535], "Port of the documentation; 0 takes any free one."),
  docsDir: text("DOCS_DIR", "", "Directory of the built documentation; empty serves none."),
  databaseUrl: text(
    "DATABASE_URL",
    "",
    "Connection URL of a PostgreSQL 14 or newer; empty starts the embedded one.",
    { isSecret: true },
  ),
  databasePoolSize: integer("DATABASE_POOL_SIZE", 20, [1, 1_000], "Database connections at most."),
  databaseStatements: choice(
    "DATABASE_STATEMENTS",
    "prepared",
    ["prepared", "plain"],
    "plain is for a pooler in transaction mode that cannot prepare statements, and slower.",
  ),
  dataDir: text("DATA_DIR", ".stheno", "Directory of the embedded database and of uploaded files."),
  adminEmail: text(
    "ADMIN_EMAIL",
    "admin@example.com",
    "Log-in of the admin user that the first start creates.",
  ),
  adminPassword: text(
    "ADMIN_PASSWORD",
    "supersecret",
    "Password of that user; production refuses the default.",
    { isSecret: true },
  ),
  jwtSecret: text("JWT_SECRET", "supersecret", "Signs log-in tokens; 32 characters or more in production.", {
    isSecret: true,
  }),
  cookieSecret: text("COOKIE_SECRET", "supersecret", "Signs cookies; 32 characters or more in production.", {
    isSecret: true,
  }),
  storeCors: list(
    "STORE_CORS",
    ["http://localhost:8000"],
    "Origins that may call /store from a browser; /…/ is a regular expression.",
  ),
  adminCors: list(
    "ADMIN_CORS",
    ["http://localhost:7000", "http://localhost:7001"],
    "Origins that may call /admin from a browser; /…/ is a regular expression.",
  ),
  backendUrl: text(
    "BACKEND_URL",
    "",
    "Public address of the server, for links to uploaded files; empty is where it listens.",
  ),
  smtpUrl: {
    ...text(
      "SMTP_URL",
      "",
      "Mail server, e.g. smtps://user:password@mail.example.com; without one development shows mails under /mails.",
      { isSecret: true },
    ),
    ...address(["smtp", "smtps"]),
  },
  mailFrom: text("MAIL_FROM", "shop@localhost", "Sender of mails, e.g. Shop <shop@example.com>."),
  storeUrl: {
    ...text("STORE_URL", "http://localhost:8000", "Address of the storefront, for links in mails."),
    ...address(["http", "https"]),
  },
  adminUrl: {
    ...text(
      "ADMIN_URL",
      "",
      "Address of the dashboard, for links in mails; empty is /app below BACKEND_URL.",
    ),
    ...address(["http", "https"]),
  },
  worker: choice(
    "WORKER",
    "on",
    ["on", "off"],
    "off leaves events, mails and jobs to processes that run stheno worker.",
  ),
  trustedProxies: integer(
    "TRUSTED_PROXIES",
    0,
    [0, 10],
    "Proxies in front of the server whose X-Forwarded-For entries are believed.",
  ),
  loginAttemptsPerMinute: integer(
    "LOGIN_ATTEMPTS_PER_MINUTE",
    20,
    [0, 100_000],
    "Log-in attempts per account and address within a minute; 0 is no limit.",
  ),
  uploadLimit: integer(
    "UPLOAD_LIMIT",
    1024 ** 3,
    [1024, 1024 ** 4],
    "Bytes that the files of one upload may have together.",
  ),
  logLevel: choice(
    "LOG_LEVEL",
    "",
    ["fatal", "error", "warn", "info", "debug", "silent"],
    "What is logged; empty is info, in development without a line per request.",
  ),
  environment: text("NODE_ENV", "development", "production and staging switch secure cookies and checks on."),
} as const

/** The settings of one start. */
export type Config = {
  readonly [K in keyof typeof configKeys]: (typeof configKeys)[K] extends ConfigKey<infer T> ? T : never
}
