import type { Changes } from "./change-log.ts"

/** Everything that was changed since the shop was new. */
export interface Past {
  /** another one after each reset */
  readonly generation: string
  readonly entries: readonly Changes[]
}

/** Keeps what was changed in the shop, so that another page can make it so again. */
export interface Journal {
  read(): Promise<Past>
  append(changes: Changes): Promise<void>
  /** Forgets everything and begins a new generation. */
  clear(): Promise<void>
}

/** A journal that ends with the page: where storage is blocked, and in tests. */
export function memoryJournal(): Journal {
  let past = { generation: crypto.randomUUID() as string, entries: [] as Changes[] }
  return {
    read: async () => ({ ...past, entries: [...past.entries] }),
    append: async (changes) => void past.entries.push(changes),
    clear: async () => void (past = { generation: crypto.randomUUID(), entries: [] }),
  }
}

const store = "changes"

/**
 * A journal that all pages of the site share, in IndexedDB. Its first entry names the shop and the generation.
 * @param version of the shop that the changes began from; changes of another version are discarded
 */
export async function sharedJournal(version: string): Promise<Journal> {
  const database = await openDatabase()
  const clear = async () => {
    const target = database.transaction(store, "readwrite").objectStore(store)
    await done(target.clear())
    await done(target.add(`${version} ${crypto.randomUUID()}`))
  }
  const all = () => done(database.transaction(store).objectStore(store).getAll()) as Promise<unknown[]>
  const read = async (): Promise<Past> => {
    const [generation, ...entries] = await all()
    if (typeof generation === "string" && generation.startsWith(`${version} `))
      return { generation, entries: entries as Changes[] }
    await clear()
    return read()
  }
  return {
    read,
    clear,
    append: async (changes) => {
      await done(database.transaction(store, "readwrite").objectStore(store).add(changes))
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open("stheno-shop", 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store, { autoIncrement: true })
  return done(request)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("the browser's storage failed"))
  })
}
