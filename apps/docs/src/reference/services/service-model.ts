import { printReturned } from "@stheno/codegen/operations/operation-map.ts"
import { entities } from "@stheno/core/internal/entities.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { serviceEntities } from "@stheno/core/internal/extend/service-entities.ts"
import { methodsByService } from "@stheno/core/internal/extend/service-methods.ts"
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
  /** it takes a `FindConfig` and changes nothing */
  readonly isRead: boolean
  /** the type of the data: `BodyOf<"admin.PostProducts">` */
  readonly data: string
  /** the type of what it returns: `Promise<ShopRow<"Product">>` */
  readonly returns: string
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

/** The reference does not have an operation that a service names. */
export class ServiceModelError extends Error {}

const file = "packages/core/src/extend/service-entities.ts"

/**
 * Reads the services of every shop.
 * @throws ServiceModelError when one runs an operation that the reference does not have
 * @since 0.1
 */
export function readServices(tree: SourceTree, api: readonly OperationModel[]): ServiceModel[] {
  const models = new Map(api.map((model) => [`${model.operation.area}.${model.operation.id}`, model]))
  const reader = tree.resolve("packages/core/src/extend/shop-services.ts", "Reader")!
  const readers = readDeclaration("Reader", reader).members
  const lines = tree.file(file).text.split("\n")
  const methods = methodsByService(operations)
  return Object.entries(serviceEntities).map(([key, entity]) => ({
    key,
    name: key.charAt(0).toUpperCase() + key.slice(1),
    entity,
    entityAbout: entities[entity]!.about,
    readers,
    calls: (methods.get(key) ?? [])
      .map(({ method: name, operation, ids, isRead }) => {
        const id = `${operation.area}.${operation.id}`
        const model = models.get(id)
        if (!model) throw new ServiceModelError(`${key}.${name} runs ${id}, which has no page`)
        return {
          name,
          model,
          ids,
          isRead,
          data: isRead ? "FindConfig" : `BodyOf<"${id}">`,
          returns: printReturned(operation),
        }
      })
      .toSorted((a, b) => Number(b.isRead) - Number(a.isRead)),
    source: { file, line: lines.findIndex((line) => line.startsWith(`  ${key}: `)) + 1 },
  }))
}
