import { service, type ServiceDefinition } from "@stheno/core"
import type { IndexSettings, SearchParamsObject, SearchResponse, SettingsResponse } from "algoliasearch"
import { connect } from "../connect.ts"
import { readOptions } from "../options.ts"

/** Documents; each has an `objectID` or an `id`. */
type Documents = readonly Readonly<Record<string, unknown>>[]

/** How v1's search services take the options of a search. */
interface SearchOptions {
  readonly paginationOptions?: { readonly offset?: number; readonly limit?: number }
  readonly filter?: string
  readonly additionalOptions?: SearchParamsObject
}

/** The service for further indexes, with the methods of v1's service of this name. */
export interface AlgoliaService {
  createIndex(indexName: string, options?: IndexSettings): Promise<void>
  /** the settings of an index */
  getIndex(indexName: string): Promise<SettingsResponse>
  /** adds documents, and replaces those with the same ID */
  addDocuments(indexName: string, documents: Documents, type?: string): Promise<void>
  replaceDocuments(indexName: string, documents: Documents, type?: string): Promise<void>
  deleteDocument(indexName: string, documentId: string): Promise<void>
  deleteAllDocuments(indexName: string): Promise<void>
  search(indexName: string, query: string, options?: SearchOptions): Promise<SearchResponse>
  updateSettings(
    indexName: string,
    settings: { readonly indexSettings: IndexSettings } | IndexSettings,
  ): Promise<void>
}

const definition: ServiceDefinition<AlgoliaService> = service(({ pluginOptions }) => {
  const options = readOptions(pluginOptions)
  const { client, run } = connect(options)
  const nameOf = (name: string) => options.indexPrefix + name
  const add = async (name: string, documents: Documents) => {
    if (documents.length === 0) return
    const indexName = nameOf(name)
    const requests = documents.map((document) => ({
      action: "addObject" as const,
      body: { ...document, objectID: document["objectID"] ?? document["id"] },
    }))
    await run(indexName, () => client.batch({ indexName, batchWriteParams: { requests } }))
  }
  const change = (name: string, indexSettings: IndexSettings) => {
    const indexName = nameOf(name)
    return run(indexName, () => client.setSettings({ indexName, indexSettings }))
  }
  return {
    createIndex: (name, settings = {}) => change(name, settings),
    getIndex: (name) => client.getSettings({ indexName: nameOf(name) }),
    addDocuments: add,
    replaceDocuments: add,
    deleteDocument: (name, objectID) =>
      run(nameOf(name), () => client.deleteObject({ indexName: nameOf(name), objectID })),
    deleteAllDocuments: (name) => run(nameOf(name), () => client.clearObjects({ indexName: nameOf(name) })),
    search: (name, query, { paginationOptions: { offset, limit } = {}, filter, additionalOptions } = {}) =>
      client.searchSingleIndex({
        indexName: nameOf(name),
        searchParams: {
          query,
          ...((offset !== undefined || limit !== undefined) && { offset: offset ?? 0, length: limit ?? 20 }),
          ...(filter !== undefined && { filters: filter }),
          ...additionalOptions,
        },
      }),
    updateSettings: (name, settings) =>
      change(name, "indexSettings" in settings ? settings.indexSettings : settings),
  }
})
export default definition
