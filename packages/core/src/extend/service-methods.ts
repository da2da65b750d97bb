import type { Operation } from "../platform/http/operation.ts"

/** A method of a service that runs an operation. */
export interface ServiceMethod {
  readonly service: string
  readonly method: string
  readonly operation: Operation
  /** the names of the IDs that come before the data */
  readonly ids: readonly string[]
  /** its data is a `FindConfig` */
  readonly isRead: boolean
}

/**
 * The methods of services that the operations name, in the order of the operations.
 * @since 0.1
 */
export function serviceMethodsOf(operations: readonly Operation[]): ServiceMethod[] {
  return operations.flatMap((operation) => {
    const [service, method] = operation.service?.split(".") ?? []
    if (!service || !method) return []
    return [{ service, method, operation, ids: pathNames(operation), isRead: operation.method === "GET" }]
  })
}

/**
 * The same methods, by the name of their service.
 * @since 0.1
 */
export function methodsByService(
  operations: readonly Operation[],
): ReadonlyMap<string, readonly ServiceMethod[]> {
  const byService = new Map<string, ServiceMethod[]>()
  for (const method of serviceMethodsOf(operations)) {
    const methods = byService.get(method.service) ?? []
    methods.push(method)
    byService.set(method.service, methods)
  }
  return byService
}

/** The names of the parameters in the path of an operation, in their order. */
export function pathNames({ path }: Pick<Operation, "path">): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}
