import type { Cache, Engine, EventBusProvider, LockProvider } from "@stheno/core"
import { createEngine, createPasswordHasher, type EngineOptions, type Problem } from "@stheno/core/host"
import path from "node:path"
import type { Logger } from "pino"
import { defaultSettings } from "./admin/index.ts"
import type { Config } from "./config/keys.ts"
import { isProduction } from "./config/read-config.ts"
import { openDatabase } from "./database.ts"
import { createLocalFiles, type LocalFiles } from "./files/local-files.ts"
import { createLog } from "./log.ts"
import { setUpMail, type MailSetup } from "./mail/set-up-mail.ts"
import { openReadReplica } from "./read-replica-pool.ts"
import { mailsOf, makeProviders, type Project, type ShopHolder } from "./project/index.ts"
import { noteStatement } from "./statement-log.ts"
import { nodeScrypt } from "./scrypt-node.ts"

/** An engine with everything around it that a process needs, whatever it does with it. */
export interface Assembly {
  readonly engine: Engine
  readonly log: Logger
  readonly files: LocalFiles
  readonly mail: MailSetup
  /** the cache of the project; undefined for one in the memory of the process */
  readonly cache: Cache | undefined
  /** the lock provider of the project; undefined for the one in the database */
  readonly locks: LockProvider | undefined
  /** the event bus of the project; undefined if the outbox calls the subscribers */
  readonly eventBus: EventBusProvider | undefined
  /** providers of the project that could not be made */
  readonly problems: readonly Problem[]
  /** where the providers of the project find the shop */
  readonly holder: ShopHolder
  /** makes another engine of the same settings that tells nobody anything */
  silentEngineOver(db: Engine["db"]): Engine
  /** closes the database connections of API requests now; unfinished requests are rolled back and get 503 */
  stopRequests(): void
  /** gives back mail connections, then the database's */
  close(): Promise<void>
}

/**
 * Puts an engine together over a database, as the settings say.
 * @param options.url connection URL of the database
 * @param options.baseUrl public address of the server
 * @param options.project whose providers it is made with; its entities find room in the engine
 * @since 0.1
 */
export function assembleEngine(
  config: Config,
  { url, baseUrl, project }: { readonly url: string; readonly baseUrl: string; readonly project?: Project },
): Assembly {
  const log = createLog(config)
  const database = openDatabases(config, url, log)
  const directory = path.resolve(config.dataDir, "uploads")
  const files = createLocalFiles({ directory, baseUrl, secret: config.jwtSecret })
  const holder: ShopHolder = {}
  const own: ReturnType<typeof makeProviders> = project
    ? makeProviders(project, log, holder)
    : { providers: {}, problems: [] }
  const { notificationProviders: told = [], ...providers } = own.providers
  const mail = setUpMail(config, {
    db: database.db,
    taxStrategies: providers.taxStrategies,
    baseUrl,
    dashboardPath: (project?.dashboard ?? defaultSettings).path,
    log,
    own: project && mailsOf(project.parts.mails),
  })
  const over = (
    databases: Pick<EngineOptions, "db" | "requestDb" | "readReplica">,
    notificationProviders: MailSetup["providers"],
  ) =>
    createEngine({
      files,
      ...providers,
      ...databases,
      probe: database.probe,
      config: { ...engineConfig(config, baseUrl), v1Compatibility: project?.config.v1Compatibility ?? {} },
      passwords: createPasswordHasher(nodeScrypt),
      log,
      notificationProviders,
    })
  const engine = over({ db: database.db, requestDb: database.requestDb, readReplica: database.replica }, [
    ...mail.providers,
    ...told,
  ])
  mail.subscribe(engine)
  const close = async () => {
    await mail.close()
    await database.close()
  }
  const silentEngineOver = (other: Engine["db"]) => over({ db: other }, [])
  return {
    engine,
    log,
    files,
    mail,
    cache: own.cache,
    locks: own.locks,
    eventBus: own.eventBus,
    problems: own.problems,
    holder,
    silentEngineOver,
    stopRequests: database.stopRequests,
    close,
  }
}

/** Opens the database, and its replica where the settings name one. */
function openDatabases(config: Config, url: string, log: Logger) {
  let isClosing = false
  const common = {
    requests: { max: config.databasePoolSize, statementTimeout: config.databaseStatementTimeout },
    ...(config.databaseStatements !== "auto" && { prepares: config.databaseStatements === "prepared" }),
    ...(log.isLevelEnabled("debug") && { onQuery: noteStatement }),
    // The embedded server may end while connections are still saying good-bye.
    onError: ({ message: error }: Error) =>
      isClosing || log.warn({ error }, "A database connection broke; reconnecting"),
  }
  const database = openDatabase({
    ...common,
    url,
    ...(config.databaseDirectUrl && { directUrl: config.databaseDirectUrl }),
    max: Math.min(config.databasePoolSize, 10),
  })
  const readUrl = config.databaseReadUrl
  const replica = readUrl ? openReadReplica({ ...common, url: readUrl }) : undefined
  return {
    ...database,
    replica: replica?.db,
    stopRequests() {
      replica?.stop()
      database.stopRequests()
    },
    async close() {
      isClosing = true
      await replica?.close()
      await database.close()
    },
  }
}

function engineConfig(config: Config, baseUrl: string): Omit<Engine["config"], "v1Compatibility"> {
  return {
    storeCors: config.storeCors,
    adminCors: config.adminCors,
    jwtSecret: config.jwtSecret,
    cookieSecret: config.cookieSecret,
    secureCookies: isProduction(config),
    loginAttemptsPerMinute: config.loginAttemptsPerMinute,
    searchesAtOnce: config.searchesAtOnce,
    exactCounts: config.exactCounts,
    relationRows: config.relationRows,
    baseUrl,
    uploadLimit: config.uploadLimit,
    responseCacheSize: config.responseCacheSize,
  }
}
