import type { Engine } from "../engine.ts"
import type { Executor } from "../../query/fetch.ts"
import type { Caller } from "../caller.ts"
import { corsHeaders } from "../cors.ts"
import { EmptyReply, JsonReply, JsonText, RawReply, TextReply, type Operation } from "../operation.ts"
import { previewHeader } from "../preview-header.ts"
import { ByteLru } from "./byte-lru.ts"
import { isTimedByPriceLists } from "./cached-operations.ts"
import {
  ObservedReads,
  observedDatabase,
  observedEngine,
  observedRequest,
  Unobservable,
} from "./observed-reads.ts"
import { PriceListTimes } from "./price-list-times.ts"
import {
  storedBody,
  StoredReply,
  wireResponse,
  type StoredBody,
  type WireResponse,
} from "./stored-response.ts"
import { readTableState, SharedTableState, type TableState } from "./table-state.ts"

/** One call whose response may be cached. */
export interface CacheableCall {
  readonly engine: Engine
  readonly operation: Operation
  readonly caller: Caller
  readonly request: Request
  /** the last state of the tables that was known when the request arrived, before its caller was identified */
  readonly stateBefore?: TableState | undefined
}

/** What a handler returned, and the headers that it set. */
interface Outcome {
  readonly result: unknown
  readonly headers: Headers
}

/** A response, and what it was made of. */
interface Entry extends StoredBody {
  /** the names under which the changes of what it read are recorded */
  readonly sources: readonly string[]
  /** of the sources, at or before the moment at which they were read */
  readonly version: string
  /** milliseconds since 1970: the response is right from `from` on, and before `until` */
  readonly from: number
  readonly until: number
  /** the state that the entry was compared with last, and whether it was right */
  checked?: { readonly state: TableState; readonly isCurrent: boolean }
}

/** A request without a caller, by its text: it leads to the entry without being parsed. */
interface Alias {
  readonly key: string
  /** of the sales channels of publishable keys, which the entry's key depends on; undefined without a key */
  readonly channels: string | undefined
}

/** Where the sales channels of a publishable key are stored. */
const channelsOfKeys = ["publishable_api_key_sales_channel"]

/** The parts of a validated input that a response depends on. */
interface KeyInput {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
}

/** Runs the handler of a call on a database. */
type Work = (call: CacheableCall, db: Executor) => Promise<Outcome>

/**
 * Keeps whole responses with the state of the tables that they were made of. Before a response is used again, one
 * statement compares that state with the current one, so a response is never older than the database, whichever
 * process writes to it.
 */
export class ResponseCache {
  readonly #entries: ByteLru<Entry>
  readonly #aliases: ByteLru<Alias>
  readonly #states = new SharedTableState()
  readonly #priceListTimes = new PriceListTimes()

  /** @param capacity bytes that entries may take */
  constructor(capacity: number) {
    this.#entries = new ByteLru(capacity * 0.9)
    this.#aliases = new ByteLru(capacity * 0.1)
  }

  /** The last state of the tables that was read: a lower bound of what the next statements see. */
  get latestState(): TableState | undefined {
    return this.#states.latest
  }

  /**
   * Returns the stored response of a call, or runs its handler and stores the response.
   * @param read runs the handler on a database: the primary, or a replica that holds what the primary shows
   */
  async respond(
    call: CacheableCall,
    input: KeyInput,
    read: (work: (db: Executor) => Promise<Outcome>) => Promise<Outcome>,
    work: Work,
  ): Promise<Outcome> {
    const { engine } = call
    const key = keyOf(call, input)
    const state = await this.#states.ask(engine.db)
    this.#addAlias(call, key, state)
    const entry = this.#entries.get(key)
    if (entry && isCurrent(entry, state, engine.now())) return replyOf(call, entry, "hit")
    return read((db) => this.#make(call, { key, state, db }, work))
  }

  /**
   * Answers a request without a caller as it stands: an earlier one with the same text led to an entry.
   * @param path with the query
   * @param header returns a header of the request
   * @returns undefined at once when nothing is known of such a request, or later when its entry is outdated
   */
  recall(
    engine: Engine,
    path: string,
    header: (name: string) => string | undefined,
  ): Promise<WireResponse | undefined> | undefined {
    const text = aliasText(path, header)
    const alias = text === undefined ? undefined : this.#aliases.get(text)
    const entry = alias && this.#entries.get(alias.key)
    return entry && this.#recalled(engine, alias, entry, header)
  }

  async #recalled(
    engine: Engine,
    alias: Alias,
    entry: Entry,
    header: (name: string) => string | undefined,
  ): Promise<WireResponse | undefined> {
    const state = await this.#states.ask(engine.db)
    if (alias.channels !== undefined && alias.channels !== state.versionOf(channelsOfKeys)) return undefined
    if (!isCurrent(entry, state, engine.now())) return undefined
    const how = {
      area: "store",
      audience: "everyone",
      status: "hit",
      ifNoneMatch: header("if-none-match"),
    } as const
    const response = wireResponse(entry, how)
    const origins = corsHeaders(engine.config.storeCors, { headers: { get: (name) => header(name) ?? null } })
    return { ...response, headers: { ...origins, ...response.headers } }
  }

  #addAlias(call: CacheableCall, key: string, state: TableState): void {
    if (call.operation.area !== "store" || isForOne(call.request)) return
    const { headers, url } = call.request
    const text = aliasText(pathOf(url), (name) => headers.get(name) ?? undefined)
    if (text === undefined) return
    const hasKey = headers.get("x-publishable-api-key") !== null
    // The key's channels were read before `state` was: only an earlier state says what they belong to.
    const channels = hasKey ? call.stateBefore?.versionOf(channelsOfKeys) : undefined
    if (hasKey && channels !== state.versionOf(channelsOfKeys)) return
    this.#aliases.set(text, { key, channels }, 0)
  }

  async #make(
    call: CacheableCall,
    { key, state, db }: { readonly key: string; readonly state: TableState; readonly db: Executor },
    work: Work,
  ): Promise<Outcome> {
    const isReplica = db !== call.engine.db
    // A replica may show changes before the primary does, so it has to say itself what its statements see.
    const before = isReplica ? await readTableState(db) : state
    const reads = new ObservedReads(call.engine.now())
    const observed = observedDatabase(db, reads)
    const outcome = await this.#observe(call, { reads, db, observed }, work)
    if (reads.isUnknown || !isPlain(outcome)) return outcome
    if (reads.usesTime && !isTimedByPriceLists(call.operation)) return outcome
    const until = reads.usesTime
      ? await this.#priceListTimes.nextAfter(observed, before, reads.moment)
      : Infinity
    const { sources } = reads
    const version = before.versionOf(sources)
    const isWhole = !isReplica || (await readTableState(db)).versionOf(sources) === version
    const body = await storedBody(outcome.result)
    if (!isWhole || reads.isUnknown) return replyOf(call, body, "fwd=miss")
    this.#entries.set(key, { ...body, sources, version, from: reads.moment, until }, body.bytes.length)
    return replyOf(call, body, "fwd=miss; stored")
  }

  async #observe(
    call: CacheableCall,
    {
      reads,
      db,
      observed,
    }: { readonly reads: ObservedReads; readonly db: Executor; readonly observed: Executor },
    work: Work,
  ): Promise<Outcome> {
    const engine = observedEngine(call.engine, observed, reads)
    const caller = { ...call.caller, clientAddress: undefined }
    try {
      return await work({ ...call, engine, caller, request: observedRequest(call.request, reads) }, observed)
    } catch (error) {
      if (!(error instanceof Unobservable)) throw error
      reads.isUnknown = true
      return work(call, db)
    }
  }
}

/** What a response depends on besides the tables: the operation, its input, and who is asking. */
function keyOf({ operation, caller, request }: CacheableCall, { params, query }: KeyInput): string {
  const { userId, customerId, salesChannelIds } = caller
  const hasKey = operation.area === "store" && request.headers.get("x-publishable-api-key") !== null
  const about = [operation.area, operation.id, params, query, userId, customerId, salesChannelIds, hasKey]
  return JSON.stringify(about, sorted)
}

/** Names in one order, whatever the order in the query. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) return { number: String(value) }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A response is right while its tables hold what they held, and the clock has passed no moment that prices depend on. */
function isCurrent(entry: Entry, state: TableState, now: number): boolean {
  if (now < entry.from || now >= entry.until) return false
  if (entry.checked?.state !== state)
    entry.checked = { state, isCurrent: state.versionOf(entry.sources) === entry.version }
  return entry.checked.isCurrent
}

/** A successful JSON response for which the handler set no headers. */
function isPlain({ result, headers }: Outcome): boolean {
  const isSpecial = [JsonReply, JsonText, EmptyReply, RawReply, TextReply].some(
    (kind) => result instanceof kind,
  )
  return !isSpecial && typeof result === "object" && result !== null && [...headers].length === 0
}

function replyOf(call: CacheableCall, body: StoredBody, status: StoredReply["status"]): Outcome {
  const isGuest = call.operation.area === "store" && !isForOne(call.request)
  return { result: new StoredReply(body, isGuest ? "everyone" : "caller", status), headers: new Headers() }
}

/** Whether the response to a request can be for one person: the request can identify a caller, or names a cart. */
export function isForOne({ headers, url }: Pick<Request, "headers" | "url">): boolean {
  return !namesNobody((name) => headers.get(name)) || new URL(url).searchParams.has("cart_id")
}

/** Whether a request contains nothing that could identify a caller or show more to it. */
function namesNobody(header: (name: string) => string | null | undefined): boolean {
  return !header("authorization") && !header(previewHeader) && !header("cookie")?.includes("connect.sid")
}

/** The text that an alias is found by; undefined for requests that may have a caller. */
function aliasText(path: string, header: (name: string) => string | undefined): string | undefined {
  if (!namesNobody(header)) return undefined
  const key = header("x-publishable-api-key")
  return key === undefined ? path : `${path}\n${key}`
}

/** The path and the query of a URL, as they were sent. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2)
  const end = url.indexOf("#", start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}
