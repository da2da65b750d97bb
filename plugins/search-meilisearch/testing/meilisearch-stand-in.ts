import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import { findDocuments, type Document, type IndexState } from "./find-documents.ts"
import { ApiError, createTasks, type Tasks } from "./tasks.ts"

/** The key that the stand-in accepts. */
export const masterKey = "master-key-of-the-stand-in"

/** A stand-in of Meilisearch: tasks are enqueued and processed later, one after another. */
export interface MeilisearchStandIn extends StandIn {
  readonly indexes: ReadonlyMap<string, IndexState>
  readonly tasks: Tasks
}

interface Given extends ReceivedRequest {
  readonly parts: readonly string[]
  readonly body: unknown
}

/** Settings of a new index. */
const defaults = {
  displayedAttributes: ["*"],
  searchableAttributes: ["*"],
  filterableAttributes: [],
  sortableAttributes: [],
  stopWords: [],
  synonyms: {},
  distinctAttribute: null,
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 } },
  pagination: { maxTotalHits: 1000 },
}

/** Starts the stand-in. `taskMs` is how long each task takes. */
export async function startMeilisearch({ taskMs = 5 } = {}): Promise<MeilisearchStandIn> {
  const indexes = new Map<string, IndexState>()
  const tasks = createTasks(taskMs)
  const standIn = await startStandIn((request) => {
    try {
      authorize(request)
      const body: unknown = request.text ? JSON.parse(request.text) : undefined
      const given = { ...request, parts: request.path.split("/").slice(1), body }
      return answer(indexes, tasks, given)
    } catch (error) {
      if (error instanceof ApiError) return error.answer()
      throw error
    }
  })
  return Object.assign(standIn, { indexes, tasks })
}

function authorize({ headers }: ReceivedRequest): void {
  const { authorization } = headers
  if (!authorization)
    throw new ApiError(
      401,
      "missing_authorization_header",
      "The Authorization header is missing. It must use the bearer authorization method.",
    )
  if (authorization !== `Bearer ${masterKey}`)
    throw new ApiError(403, "invalid_api_key", "The provided API key is invalid.")
}

function answer(indexes: Map<string, IndexState>, tasks: Tasks, given: Given): Answer {
  const { method, parts, query, body } = given
  const [root, uid] = parts
  if (root === "tasks")
    return uid ? { body: tasks.get(Number(uid)) } : { body: tasks.list(query.get("types")) }
  if (root === "swap-indexes") {
    const [{ indexes: pair }] = body as [{ indexes: [string, string] }]
    return tasks.enqueue("indexSwap", null, () => swap(indexes, pair), { swaps: body })
  }
  if (root !== "indexes") throw new ApiError(404, "not_found", "Not found")
  if (!uid) return method === "GET" ? listIndexes(indexes) : createIndex(indexes, tasks, body as NewIndex)
  return ofIndex(indexes, tasks, { ...given, uid })
}

interface NewIndex {
  readonly uid: string
  readonly primaryKey?: string
}

function newIndex(primaryKey: string | undefined): IndexState {
  return {
    primaryKey,
    createdAt: new Date().toISOString(),
    settings: structuredClone(defaults),
    documents: new Map(),
  }
}

function listIndexes(indexes: Map<string, IndexState>): Answer {
  const results = [...indexes].map(([uid, { primaryKey, createdAt }]) => ({
    uid,
    primaryKey,
    createdAt,
    updatedAt: createdAt,
  }))
  return { body: { results, offset: 0, limit: 1_000, total: results.length } }
}

function createIndex(indexes: Map<string, IndexState>, tasks: Tasks, { uid, primaryKey }: NewIndex): Answer {
  return tasks.enqueue("indexCreation", uid, () => {
    if (indexes.has(uid)) throw new ApiError(409, "index_already_exists", `Index \`${uid}\` already exists.`)
    indexes.set(uid, newIndex(primaryKey))
  })
}

function swap(indexes: Map<string, IndexState>, [first, second]: readonly [string, string]): void {
  const [one, other] = [existing(indexes, first), existing(indexes, second)]
  indexes.set(first, other).set(second, one)
}

function existing(indexes: ReadonlyMap<string, IndexState>, uid: string): IndexState {
  const index = indexes.get(uid)
  if (!index) throw new ApiError(404, "index_not_found", `Index \`${uid}\` not found.`)
  return index
}

type OfIndex = Given & { readonly uid: string }

function ofIndex(indexes: Map<string, IndexState>, tasks: Tasks, given: OfIndex): Answer {
  const { method, uid, body } = given
  const [, , part, more] = given.parts
  if (part === "search") return { body: findDocuments(existing(indexes, uid), body as object) }
  if (part === "stats")
    return {
      body: {
        numberOfDocuments: existing(indexes, uid).documents.size,
        isIndexing: false,
        fieldDistribution: {},
      },
    }
  if (part === "settings") {
    if (method === "GET") return { body: existing(indexes, uid).settings }
    return tasks.enqueue("settingsUpdate", uid, () => changeSettings(indexes, uid, body as Document))
  }
  if (part === "documents") return changeDocuments(indexes, tasks, { ...given, more })
  if (method === "DELETE")
    return tasks.enqueue("indexDeletion", uid, () => {
      existing(indexes, uid)
      indexes.delete(uid)
    })
  const { primaryKey, createdAt } = existing(indexes, uid)
  return { body: { uid, primaryKey, createdAt, updatedAt: createdAt } }
}

function changeSettings(indexes: Map<string, IndexState>, uid: string, settings: Document): void {
  if (!indexes.has(uid)) indexes.set(uid, newIndex(undefined))
  const { filterableAttributes: filterable, ...others } = settings as { filterableAttributes?: string[] }
  Object.assign(existing(indexes, uid).settings, others)
  if (filterable) existing(indexes, uid).settings.filterableAttributes = filterable.toSorted()
}

function changeDocuments(
  indexes: Map<string, IndexState>,
  tasks: Tasks,
  { method, uid, body, query, more }: OfIndex & { readonly more: string | undefined },
): Answer {
  if (method === "POST" && !more)
    return tasks.enqueue("documentAdditionOrUpdate", uid, () => {
      const primaryKey = query.get("primaryKey") ?? undefined
      const index = indexes.get(uid) ?? newIndex(primaryKey)
      indexes.set(uid, index)
      for (const document of body as Document[])
        index.documents.set(idOf(document, index, primaryKey), document)
    })
  const ids = more === "delete-batch" ? (body as string[]) : more ? [more] : undefined
  return tasks.enqueue("documentDeletion", uid, () => {
    const { documents } = existing(indexes, uid)
    for (const id of ids ?? documents.keys()) documents.delete(id)
  })
}

function idOf(document: Document, index: IndexState, given: string | undefined): string {
  index.primaryKey ??= given ?? "id"
  const id = document[index.primaryKey]
  if (id === undefined)
    throw new ApiError(
      400,
      "missing_document_id",
      `Document doesn't have a \`${index.primaryKey}\` attribute: \`${JSON.stringify(document)}\`.`,
    )
  if (!/^[\w-]{1,511}$/.test(String(id)))
    throw new ApiError(
      400,
      "invalid_document_id",
      `Document identifier \`${JSON.stringify(id)}\` is invalid.`,
    )
  return String(id)
}
