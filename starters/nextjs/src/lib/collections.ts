import "server-only"
import { cache } from "react"
import { storeClient } from "./client"
import { readAll } from "./read-all"

/** A collection of products. */
export interface Collection {
  readonly id: string
  readonly handle: string
  readonly title: string
}

/** The collections, cached under the tag `collections`. */
export const listCollections = cache(async (): Promise<readonly Collection[]> => {
  const client = storeClient({ tags: ["collections"] })
  const collections = await readAll(async (part) => {
    const { collections: rows, count } = await client.collections.list(part)
    return { rows, count }
  })
  return collections.map(({ id, handle, title }) => ({
    id: id ?? "",
    handle: handle ?? "",
    title: title ?? "",
  }))
})

/** The collection with a handle; undefined if there is none. */
export async function findCollection(handle: string): Promise<Collection | undefined> {
  const collections = await listCollections()
  return collections.find((collection) => collection.handle === handle)
}
