import { CommerceError } from "../platform/kernel/errors.ts"
import { JsonReply, type Context, type Operation } from "../platform/http/operation.ts"
import { jsonOf } from "./call-operation.ts"
import type { EndpointContext } from "./endpoint.ts"
import { rowOf, type ShopData } from "./shop-services.ts"
import { pathNames, serviceMethodsOf, type ServiceMethod } from "./service-methods.ts"
import type { CallInput } from "./call-input.ts"
import { firstOf } from "../platform/kernel/certain.ts"

/** A request whose operation goes through a service of the project: how the original does it. */
export interface Routed {
  /** `admin.PostProducts` */
  readonly operation: string
  readonly run: (input: CallInput) => Promise<Record<string, unknown>>
}

/** Gives a handler the shop, with services that know which operation they intercept. */
type Widen = (context: Context, routed: Routed) => EndpointContext

/**
 * Lets operations go through the services that a project has changed: the method of the service gets the ids and the
 * body of the request, and what it returns is what the operation answers.
 * @param changed names of the services
 */
export function routeThroughServices(
  operations: readonly Operation[],
  changed: ReadonlySet<string>,
  widen: Widen,
): readonly Operation[] {
  const methods = new Map(
    serviceMethodsOf(operations)
      .filter(({ service, isRead }) => changed.has(service) && !isRead)
      .map((method) => [method.operation, method]),
  )
  return operations.map((operation) => {
    const target = methods.get(operation)
    return target ? routed(operation, target, widen) : operation
  })
}

function routed(
  operation: Operation,
  { service, method }: Pick<ServiceMethod, "service" | "method">,
  widen: Widen,
): Operation {
  const handler: Operation["handler"] = async (input, context) => {
    let original: { readonly answer: unknown; readonly row: ShopData } | undefined
    const run = async ({ body }: CallInput) => {
      const answer = await operation.handler({ ...input, body: body ?? {} }, context)
      if (answer instanceof JsonReply && answer.status >= 400) throw new RefusedReply(answer)
      const json = jsonOf(answer)
      original = { answer: json, row: rowOf(json) }
      return json
    }
    const shop = widen(context, { operation: `${operation.area}.${operation.id}`, run })
    const words = pathNames(operation).map((name) => input.params[name])
    // The shop has the services that operations name.
    const target = Reflect.get(shop.services, service) as Record<string, (...input: unknown[]) => unknown>
    try {
      // A service has the methods that operations name.
      const row = await target[method]!(...words, input.body)
      return original && (row === original.row || row === undefined)
        ? original.answer
        : answerOf(operation, row)
    } catch (error) {
      if (error instanceof RefusedReply) return error.reply
      throw error
    }
  }
  return { ...operation, handler }
}

/** An error with a custom body that passes through the service. */
class RefusedReply extends CommerceError {
  readonly reply: JsonReply
  constructor(reply: JsonReply) {
    super("invalid_data", "The operation refused the input.")
    this.reply = reply
  }
}

/** Puts what a service returned where the operation's answer has it. */
function answerOf({ response }: Operation, row: unknown): unknown {
  const names = response.kind === "json" ? Object.keys(response.properties) : []
  return names.length === 1 ? { [firstOf(names)]: row } : row
}
