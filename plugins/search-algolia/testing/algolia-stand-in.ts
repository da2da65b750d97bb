import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import { findRecords, type IndexState, type Row } from "./find-records.ts"

/** The application and the key that the stand-in accepts. */
export const [applicationId, adminApiKey] = ["YOURAPPID", "admin-key-of-the-stand-in"]

/** The largest record, in bytes, as in Algolia's free plan. */
const maxRecordBytes = 10_000

/** A stand-in of Algolia's search API: changes are tasks that are published later, in their order. */
export interface AlgoliaStandIn extends StandIn {
  readonly indexes: ReadonlyMap<string, IndexState>
}

/** An error in the form of Algolia's API. */
class ApiError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface State {
  readonly indexes: Map<string, IndexState>
  readonly published: Set<number>
  /** applies a change after all earlier ones, and returns what the API answers */
  enqueue(change: () => void): Answer
}

interface Given extends ReceivedRequest {
  readonly indexName: string
  readonly action: string | undefined
  readonly id: string | undefined
  readonly body: Row
}

/** Starts the stand-in. `taskMs` is how long each change takes. */
export async function startAlgolia({ taskMs = 20 } = {}): Promise<AlgoliaStandIn> {
  const state = createState(taskMs)
  const standIn = await startStandIn((request) => {
    try {
      const { headers, path, method } = request
      if (
        headers["x-algolia-application-id"] !== applicationId ||
        headers["x-algolia-api-key"] !== adminApiKey
      )
        throw new ApiError(403, "Invalid Application-ID or API key")
      const [, version, root, name, action, id] = path.split("/")
      if (version !== "1" || root !== "indexes") throw new ApiError(404, `Path not found: ${method} ${path}`)
      if (!name) return { body: { items: listed(state.indexes), nbPages: 1 } }
      const body = (request.text ? JSON.parse(request.text) : {}) as Row
      return answer(state, { ...request, indexName: decodeURIComponent(name), action, id, body })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, body: { message: error.message, status: error.status } }
    }
  })
  return Object.assign(standIn, { indexes: state.indexes })
}

function createState(taskMs: number): State {
  const published = new Set<number>()
  let last = Promise.resolve()
  let count = 0
  return {
    indexes: new Map(),
    published,
    enqueue(change) {
      const taskID = ++count
      last = last.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, taskMs))
        change()
        published.add(taskID)
      })
      return { body: { taskID, updatedAt: new Date().toISOString() } }
    },
  }
}

function listed(indexes: ReadonlyMap<string, IndexState>): object[] {
  return [...indexes].map(([name, { updatedAt, records }]) => ({ name, updatedAt, entries: records.size }))
}

function existing({ indexes }: State, name: string): IndexState {
  const index = indexes.get(name)
  if (!index) throw new ApiError(404, `Index ${name} does not exist`)
  return index
}

/** The index of a change, which makes it if it is missing. */
function made({ indexes }: State, name: string): IndexState {
  const known = indexes.get(name)
  if (known) return known
  const index: IndexState = {
    updatedAt: new Date().toISOString(),
    settings: {},
    rules: [],
    records: new Map(),
  }
  indexes.set(name, index)
  return index
}

function answer(state: State, given: Given): Answer {
  const { method, indexName, action, id, body } = given
  if (action === "task")
    return { body: { status: state.published.has(Number(id)) ? "published" : "notPublished" } }
  if (action === "batch") return batch(state, indexName, body)
  if (action === "operation") return operation(state, indexName, body)
  if (action === "query") return query(state, indexName, body)
  if (action === "clear") return state.enqueue(() => made(state, indexName).records.clear())
  if (action === "settings") {
    if (method === "GET") return { body: existing(state, indexName).settings }
    return state.enqueue(() => Object.assign(made(state, indexName).settings, body))
  }
  if (method === "DELETE" && action)
    return state.enqueue(() => void made(state, indexName).records.delete(decodeURIComponent(action)))
  if (method === "DELETE") return state.enqueue(() => void state.indexes.delete(indexName))
  throw new ApiError(404, `Path not found: ${method} ${given.path}`)
}

function batch(state: State, indexName: string, body: Row): Answer {
  const requests = body["requests"] as { action: string; body: Row & { objectID?: string } }[]
  requests.forEach(({ body: record }, position) => {
    const { objectID } = record
    if (!objectID) throw new ApiError(400, `Attribute "objectID" is missing (near 1:${position})`)
    const size = Buffer.byteLength(JSON.stringify(record))
    if (size > maxRecordBytes)
      throw new ApiError(
        400,
        `Record at the position ${position} objectID=${objectID} is too big size=${size}/${maxRecordBytes} bytes.`,
      )
  })
  const done = state.enqueue(() => {
    const { records } = made(state, indexName)
    for (const { action, body: record } of requests)
      if (action === "deleteObject") records.delete(record.objectID!)
      else records.set(record.objectID!, record)
  })
  return { body: { ...(done.body as object), objectIDs: requests.map((one) => one.body.objectID) } }
}

function operation(state: State, indexName: string, body: Row): Answer {
  const source = existing(state, indexName)
  const {
    operation: kind,
    destination,
    scope = [],
  } = body as {
    operation: string
    destination: string
    scope?: string[]
  }
  if (kind === "move")
    return state.enqueue(() => {
      const replicas = state.indexes.get(destination)?.settings["replicas"]
      if (replicas) source.settings["replicas"] = replicas
      state.indexes.set(destination, source)
      state.indexes.delete(indexName)
    })
  return state.enqueue(() => {
    const copy = made(state, destination)
    const { replicas: _, ...settings } = structuredClone(source.settings)
    if (scope.includes("settings")) Object.assign(copy.settings, settings)
    if (scope.includes("rules")) copy.rules = source.rules
  })
}

function query(state: State, indexName: string, body: Row): Answer {
  const text = body["query"] as string | undefined
  if (Buffer.byteLength(text ?? "") > 512)
    throw new ApiError(400, "query: value too long (512 bytes at most)")
  try {
    return { body: findRecords(existing(state, indexName), body) }
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError(400, error.message)
    throw error
  }
}
