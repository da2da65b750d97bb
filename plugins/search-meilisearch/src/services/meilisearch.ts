import { service, type ServiceDefinition } from "@stheno/core"
import type { Index, SearchParams, SearchResponse, Settings } from "meilisearch"
import { connect, dropIndex, ensureIndex } from "../connect.ts"
import { readOptions } from "../options.ts"

type Documents = readonly Readonly<Record<string, unknown>>[]

/** How v1's search services take the options of a search. */
interface SearchOptions {
  readonly paginationOptions?: { readonly offset?: number; readonly limit?: number }
  readonly filter?: SearchParams["filter"]
  readonly additionalOptions?: SearchParams
}

/** The service for further indexes, with the methods of v1's service of this name. */
export interface MeilisearchService {
  /** creates an index; one that exists stays as it is */
  createIndex(indexName: string, options?: { readonly primaryKey?: string }): Promise<void>
  getIndex(indexName: string): Promise<Index>
  /** adds documents, and replaces those with the same primary key */
  addDocuments(indexName: string, documents: Documents, type?: string): Promise<void>
  replaceDocuments(indexName: string, documents: Documents, type?: string): Promise<void>
  deleteDocument(indexName: string, documentId: string): Promise<void>
  deleteAllDocuments(indexName: string): Promise<void>
  /** deletes an index; a missing one is ignored */
  deleteIndex(indexName: string): Promise<void>
  search(indexName: string, query: string, options?: SearchOptions): Promise<SearchResponse>
  /** changes settings of an index, which is created if it is missing */
  updateSettings(indexName: string, settings: { readonly indexSettings: Settings } | Settings): Promise<void>
}

const definition: ServiceDefinition<MeilisearchService> = service(({ pluginOptions }) => {
  const options = readOptions(pluginOptions)
  const connection = connect(options)
  const uidOf = (name: string) => options.indexPrefix + name
  const keyOf = (name: string) => options.settings[name]?.primaryKey ?? "id"
  const add = async (name: string, documents: Documents) => {
    const rows = documents.map((document) => ({ ...document }))
    const primaryKey = keyOf(name)
    await connection.run((client) => client.index(uidOf(name)).addDocuments(rows, { primaryKey }))
  }
  return {
    createIndex: (name, { primaryKey = keyOf(name) } = {}) =>
      ensureIndex(connection, uidOf(name), primaryKey),
    getIndex: (name) => connection.call((client) => client.getIndex(uidOf(name))),
    addDocuments: add,
    replaceDocuments: add,
    deleteDocument: (name, id) => connection.run((client) => client.index(uidOf(name)).deleteDocument(id)),
    deleteAllDocuments: (name) => connection.run((client) => client.index(uidOf(name)).deleteAllDocuments()),
    deleteIndex: (name) => dropIndex(connection, uidOf(name)),
    search: (name, query, { paginationOptions, filter, additionalOptions } = {}) =>
      connection.call((client) =>
        client.index(uidOf(name)).search(query, {
          ...(filter !== undefined && { filter }),
          ...paginationOptions,
          ...additionalOptions,
        }),
      ),
    updateSettings: (name, settings) =>
      connection.run((client) =>
        client
          .index(uidOf(name))
          .updateSettings("indexSettings" in settings ? settings.indexSettings : settings),
      ),
  }
})
export default definition
