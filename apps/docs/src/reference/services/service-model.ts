import { entities } from "../../../../../packages/core/src/entities.ts"
import { shopServiceTable } from "../../../../../packages/core/src/platform/extend/shop-service-table.ts"
import type { OperationModel } from "../api/api-model.ts"
import type { MemberModel, SourcePlace } from "../code/model.ts"
import { readDeclaration } from "../code/read-declaration.ts"
import type { SourceTree } from "../code/source-tree.ts"

/** A method of a service that is an operation of the API. */
export interface ServiceCall {
  readonly name: string
  readonly model: OperationModel
  /** names of the ids that come before the data */
  readonly ids: readonly string[]
}

/** A service that every shop has. */
export interface ServiceModel {
  /** `productService` */
  readonly key: string
  /** `ProductService` */
  readonly name: string
  readonly entity: string
  readonly entityAbout: string
  readonly calls: readonly ServiceCall[]
  /** the methods that read rows */
  readonly readers: readonly MemberModel[]
  readonly source: SourcePlace
}

/** A service names an operation that the API does not have. */
export class ServiceModelError extends Error {}

const table = "packages/core/src/platform/extend/shop-service-table.ts"

/**
 * Reads the services of every shop.
 * @throws ServiceModelError when one calls an operation that does not exist
 * @since 0.2
 */
export function readServices(tree: SourceTree, api: readonly OperationModel[]): ServiceModel[] {
  const operations = new Map(api.map((model) => [`${model.operation.area}.${model.operation.id}`, model]))
  const reader = tree.resolve("packages/core/src/platform/extend/shop-services.ts", "Reader")!
  const readers = readDeclaration("Reader", reader).members
  const lines = tree.file(table).text.split("\n")
  return Object.entries(shopServiceTable).map(([key, { entity, calls }]) => ({
    key,
    name: key.charAt(0).toUpperCase() + key.slice(1),
    entity,
    entityAbout: entities[entity]!.about,
    readers,
    calls: Object.entries(calls as Readonly<Record<string, readonly [string, number]>>).map(
      ([name, [id, count]]) => {
        const model = operations.get(id)
        if (!model) throw new ServiceModelError(`${key}.${name} calls ${id}, which the API does not have`)
        return { name, model, ids: model.params.slice(0, count).map((param) => param.name) }
      },
    ),
    source: { file: table, line: lines.findIndex((line) => line.startsWith(`  ${key}: `)) + 1 },
  }))
}
