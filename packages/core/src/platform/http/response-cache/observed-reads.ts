import {
  Kysely,
  type CompiledQuery,
  type ConnectionProvider,
  type Dialect,
  type Driver,
  type KyselyPlugin,
  type QueryExecutor,
} from "kysely"
import type { Engine } from "../engine.ts"
import { previewHeader } from "../preview-header.ts"
import type { Database } from "../../database/schema.gen.ts"
import type { Executor } from "../../query/fetch.ts"
import { changeSourcesOf } from "./tables-read.ts"

/** What a handler read while it made a response. */
export class ObservedReads {
  readonly #sources = new Set<string>()
  readonly moment: number
  /** whether the response depends on something whose changes are not recorded, or may */
  isUnknown = false
  /** whether the response depends on the time */
  usesTime = false

  constructor(moment: number) {
    this.moment = moment
  }

  /** the names under which the changes of what was read are recorded */
  get sources(): readonly string[] {
    return [...this.#sources].toSorted()
  }

  add(statement: string): void {
    const sources = changeSourcesOf(statement)
    if (!sources) this.isUnknown = true
    else for (const source of sources) this.#sources.add(source)
  }
}

/** A database whose statements are noted. */
export function observedDatabase(db: Executor, reads: ObservedReads): Executor {
  const executor = new NotingExecutor(db.getExecutor(), reads)
  return new Kysely<Database>({ config: { dialect: none }, driver: none, dialect: none, executor })
}

/**
 * An engine for one response: its clock stands still, and what a handler asks of it besides the database is noted.
 * @param db from `observedDatabase`
 */
export function observedEngine(engine: Engine, db: Executor, reads: ObservedReads): Engine {
  return {
    ...engine,
    db,
    now() {
      reads.usesTime = true
      return reads.moment
    },
    get providers() {
      reads.isUnknown = true
      return engine.providers
    },
    strategies: {
      of(kind) {
        const found = engine.strategies.of(kind)
        if (found.length > 0) reads.isUnknown = true
        return found
      },
    },
  }
}

/** The headers of a request that are part of an entry's key; a request with a preview token has no entry. */
const keyHeaders: ReadonlySet<string> = new Set(["x-publishable-api-key", previewHeader])

/** A request that notes when a handler looks at more of it than the key of the entry contains. */
export function observedRequest(request: Request, reads: ObservedReads): Request {
  const notes = (isKnown: boolean) => {
    if (!isKnown) reads.isUnknown = true
  }
  const headers = new Proxy(request.headers, {
    get(target, name) {
      if (name !== "get") return (notes(false), memberOf(target, name))
      return (header: string) => (notes(keyHeaders.has(header.toLowerCase())), target.get(header))
    },
  })
  return new Proxy(request, {
    get: (target, name) => (name === "headers" ? headers : (notes(false), memberOf(target, name))),
  })
}

function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target)
  return typeof member === "function" ? member.bind(target) : member
}

/** A handler used the database in a way that cannot be observed. The work has to be done without observing it. */
export class Unobservable extends Error {
  override readonly name = "Unobservable"
}

/** Transactions and connections would run statements that nobody notes. */
// The proxy answers every property itself.
const none = new Proxy({} as Dialect & Driver, {
  get() {
    throw new Unobservable()
  },
})

class NotingExecutor implements QueryExecutor {
  readonly #inner: QueryExecutor
  readonly #reads: ObservedReads

  constructor(inner: QueryExecutor, reads: ObservedReads) {
    this.#inner = inner
    this.#reads = reads
  }

  get adapter() {
    return this.#inner.adapter
  }
  get plugins() {
    return this.#inner.plugins
  }
  transformQuery: QueryExecutor["transformQuery"] = (node, id) => this.#inner.transformQuery(node, id)
  compileQuery: QueryExecutor["compileQuery"] = (node, id) => this.#inner.compileQuery(node, id)

  executeQuery<R>(query: CompiledQuery<R>) {
    this.#reads.add(query.sql)
    return this.#inner.executeQuery(query)
  }

  stream(): never {
    throw new Unobservable()
  }
  provideConnection(): never {
    throw new Unobservable()
  }
  withConnectionProvider(provider: ConnectionProvider) {
    return this.#over(this.#inner.withConnectionProvider(provider))
  }
  withPlugin(plugin: KyselyPlugin) {
    return this.#over(this.#inner.withPlugin(plugin))
  }
  withPlugins(plugins: readonly KyselyPlugin[]) {
    return this.#over(this.#inner.withPlugins(plugins))
  }
  withPluginAtFront(plugin: KyselyPlugin) {
    return this.#over(this.#inner.withPluginAtFront(plugin))
  }
  withoutPlugins() {
    return this.#over(this.#inner.withoutPlugins())
  }

  #over(inner: QueryExecutor): QueryExecutor {
    return new NotingExecutor(inner, this.#reads)
  }
}
