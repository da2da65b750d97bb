import { readdirSync } from "node:fs"
import { readSample } from "../samples/read-sample.ts"

/** The sample that the reference shows below a method. */
export interface MethodSample {
  /** below `samples/` */
  readonly file: string
  readonly region?: string
  /** marked in the sample */
  readonly mark?: string
  /** below `samples/output/`, without extension */
  readonly output?: string
  /** the step that a page can run */
  readonly runs?: string
}

type Samples = Readonly<Record<string, MethodSample>>

const samples = new URL("../../../../samples/", import.meta.url)

const requests = (region: string): MethodSample => ({
  file: "js-client/requests.ts",
  region,
  output: `js-client/requests/${region}`,
})
const brands = (region: string): MethodSample => ({
  file: "brand-shop/use-brands.ts",
  region,
  output: `brand-shop/use-brands/${region}`,
})
const stored = (mark: string): MethodSample => ({
  file: "modules/stored-events.ts",
  mark,
  output: "modules/stored-events",
})
const inShop = (file: string, region: string, mark: string): MethodSample => ({ file, region, mark })

const publishAll = inShop("tea-shop/src/jobs/publish-proposed.ts", "job", "await transaction")

/** Samples of methods, by the declaration that has them. Modules have a sample for each method of v1. */
const byDeclaration: Readonly<Record<string, Samples>> = {
  "@stheno/js-client Client": {
    request: requests("request"),
    iterate: requests("iterate"),
    setPublishableKey: requests("client-key"),
    setToken: requests("set-token"),
    token: requests("token"),
  },
  "@stheno/js-client StoreClient": { setPublishableKey: requests("medusa-key") },
  "@stheno/js-client AdminCustomResource": {
    get: brands("get"),
    post: brands("post"),
    delete: brands("delete"),
  },
  "@stheno/core/stock-location StockLocationModule": ofModule("stock-location"),
  "@stheno/core/cache CacheModule": ofModule("cache"),
  "@stheno/core/event-bus EventBusModule": {
    ...ofModule("event-bus"),
    start: stored("events.start"),
    drain: stored("events.drain"),
    stop: stored("events.stop"),
  },
  "@stheno/core Cache": {
    get: inShop("tea-shop/src/api/store/catalog-size/route.ts", "size", "cache.get"),
    set: { file: "brand-shop/src/subscribers/brand-created.ts", mark: "cache.set" },
    invalidate: inShop("tea-shop/src/subscribers/forget-newest.ts", "subscriber", "cache.invalidate"),
  },
  "@stheno/core FeatureFlags": {
    isEnabled: inShop("tea-shop/src/api/store/tasting/route.ts", "tasting", "isEnabled"),
    isFeatureEnabled: { file: "from-v1/src/loaders/flags.js", mark: "flags.isFeatureEnabled" },
  },
  "@stheno/core Log": {
    debug: inShop("tea-shop/src/api/store/catalog-size/route.ts", "size", "log.debug"),
    info: { file: "brand-shop/src/subscribers/brand-created.ts", mark: "log.info" },
    warn: inShop("recipe-shop/src/jobs/warn-low-stock.ts", "job", "log.warn"),
    error: inShop("recipe-shop/src/jobs/renew-subscriptions.ts", "job", "log.error"),
  },
  "@stheno/core Reader": {
    retrieve: inShop("brand-shop/src/api/admin/me/route.ts", "me", "userService.retrieve"),
    listAndCount: inShop("tea-shop/src/api/store/catalog-size/route.ts", "size", "listAndCount"),
  },
  "@stheno/core Container": {
    resolve: {
      file: "plugins/discount-generator/src/api/store/newsletter/route.ts",
      mark: "container.resolve",
    },
  },
  "@stheno/core Shop": { transaction: publishAll },
  "@stheno/core JobArguments": { transaction: publishAll },
  "@stheno/core EndpointContext": {
    transaction: inShop("tea-shop/src/api/admin/publish-proposed/route.ts", "each", "await transaction"),
  },
  "@stheno/core ShopJobs": {
    enqueue: { file: "tea-shop/src/api/admin/quotes/answer/route.ts", mark: "jobs.enqueue" },
  },
  "@stheno/core ProviderDefinition": {
    make: inShop("providers/providers.test.ts", "made", "make("),
    when: inShop("providers/search-index.ts", "provider", "when:"),
  },
  "@stheno/core LockProvider": {
    acquire: inShop("providers/locks.ts", "provider", "async acquire"),
    renew: inShop("providers/locks.ts", "provider", "async renew"),
    release: inShop("providers/locks.ts", "provider", "async release"),
  },
  "@stheno/core PaymentProvider": {
    amend: inShop("providers/cards.ts", "provider", "amend:"),
    capturedAmount: inShop("providers/cards.ts", "provider", "capturedAmount:"),
    savedMethods: inShop("providers/cards.ts", "provider", "savedMethods:"),
  },
  "@stheno/core FileProvider": { list: inShop("providers/shelf.ts", "provider", "async list") },
  "@stheno/core SearchProvider": {
    replaceAll: inShop("providers/search-index.ts", "provider", "async replaceAll"),
  },
  "@stheno/server/contracts Check": { run: inShop("providers/providers.test.ts", "locks", "run(") },
  "@stheno/server/contracts FileSubject": {
    fetch: inShop("providers/providers.test.ts", "files", "async fetch"),
    expire: inShop("providers/providers.test.ts", "files", "expire()"),
  },
  "@stheno/server/contracts PaymentSubject": {
    pay: inShop("providers/providers.test.ts", "payments", "pay:"),
  },
  "@stheno/server/contracts SearchSubject": {
    settle: inShop("providers/providers.test.ts", "search", "settle:"),
    filterByType: inShop("providers/providers.test.ts", "search", "filterByType:"),
  },
  "@stheno/server Host": {
    reload: inShop("programs/serve.ts", "reload", "host.reload("),
    reloadDashboard: inShop("programs/serve.ts", "reload", "host.reloadDashboard"),
    stop: inShop("programs/serve.ts", "stop", "host.stop"),
  },
  "@stheno/server HostOptions": { onProgress: inShop("programs/serve.ts", "start", "onProgress") },
  "@stheno/server Job": { run: inShop("programs/serve.ts", "job", "async run") },
  "@stheno/server JobRun": { finish: inShop("programs/serve.ts", "job", "await finish") },
  "@stheno/server WorkerHost": { stop: inShop("programs/worker.ts", "worker", "worker.stop") },
  "@stheno/server OpenDatabase": {
    stopRequests: inShop("programs/count-currencies.ts", "database", "stopRequests()"),
    close: inShop("programs/count-currencies.ts", "database", "database.close"),
  },
  "@stheno/server ConfigKey": { parse: inShop("programs/read-port.ts", "key", "parse(") },
  "@stheno/server EmbeddedPostgres": { stop: inShop("programs/embedded.ts", "postgres", "postgres.stop") },
  "@stheno/server MailContext": {
    t: { file: "mail-shop/src/mails/order-refunded.ts", mark: "t(" },
    money: { file: "mail-shop/src/mails/order-refunded.ts", mark: "money(" },
  },
  "@stheno/server/modules ModuleDatabase": {
    transaction: { file: "modules/scarf.ts", mark: "database.transaction" },
    close: { file: "modules/stored-events.ts", mark: "database.close" },
  },
}

/** The samples of a module's methods, one file each. */
function ofModule(name: string): Samples {
  const files = readdirSync(new URL(`modules/${name}/`, samples))
  return Object.fromEntries(
    files.map((file) => {
      const method = file.replace(/\.ts$/, "")
      const sample = `modules/${name}/${method}`
      return [method, { file: `${sample}.ts`, runs: "sample", output: sample }]
    }),
  )
}

/** Every method that has a sample: `@stheno/js-client Client.request`. */
export const sampledMethods: readonly string[] = Object.entries(byDeclaration).flatMap(([of, own]) =>
  Object.keys(own).map((method) => `${of}.${method}`),
)

/**
 * The sample of a method of an export.
 * @param entry what programs import the export from
 * @returns undefined if only its operation or its guide has samples
 * @since 0.1
 */
export function methodSample(entry: string, name: string, method: string): MethodSample | undefined {
  const own = byDeclaration[`${entry} ${name}`]
  return own && Object.hasOwn(own, method) ? own[method] : undefined
}

/**
 * Everything that the samples of an export show, for the fingerprint of its page.
 * @since 0.1
 */
export function methodSampleTexts(entry: string, name: string): readonly string[] {
  return Object.values(byDeclaration[`${entry} ${name}`] ?? {}).flatMap(({ file, region, output }) => [
    readSample(samples, file, region).code,
    ...(output ? [readSample(samples, `output/${output}.txt`).code] : []),
  ])
}
