import type { OperationModel } from "../api/api-model.ts"
import { EmittedEvents } from "../api/operation-page.tsx"
import type { ClientMethod } from "../api/called-by.ts"
import { clientCode, requestOf, within, type RequestModel } from "../api/request-code.ts"
import { Example, type CallExample } from "../code/example.tsx"
import { printed } from "../code/printed.ts"

/** How a method of the client was used once, and what it does at the server. */
export interface MethodUse extends Partial<CallExample> {
  /** `POST /store/carts` */
  readonly endpoint: string
  readonly route: string
  readonly events: readonly string[]
}

/**
 * The uses of each resource's methods, from the requests that the tests sent to a store and its responses.
 * @returns class of the client → method → its use
 * @since 0.1
 */
export function methodUses(api: readonly OperationModel[]): Map<string, Map<string, MethodUse>> {
  const uses = new Map<string, Map<string, MethodUse>>()
  for (const { operation, example, callers, route, events } of api)
    for (const method of callers.methods) {
      const own = uses.get(method.class) ?? new Map<string, MethodUse>()
      const request = within(requestOf(operation, example), { methods: [method] })
      const common = { endpoint: `${operation.method} ${operation.path}`, route, events }
      const { name } = method.method
      const answer = example?.answer
      own.set(name, {
        ...common,
        ...(example && { code: clientCode(request, method) }),
        ...(answer !== undefined && { printed: printed(answer) }),
      })
      if (name.startsWith("list") && answer)
        own.set(name.replace("list", "iterate"), { ...common, ...iteration(request, method, answer) })
      uses.set(method.class, own)
    }
  return uses
}

/** The same list item by item. */
function iteration(request: RequestModel, method: ClientMethod, answer: unknown) {
  const items = Object.values(answer as object).find((value): value is object[] => Array.isArray(value)) ?? []
  const key = items.every((item) => "id" in item) ? "id" : "code"
  const call = clientCode(request, method)
    .replace(/^[^]*?await /, "")
    .replace(`${method.path}(`, `${method.path.replace(/list(?=\w*$)/, "iterate")}(`)
  return {
    code: `for await (const item of ${call}) {\n  console.log(item.${key})\n}`,
    printed: items.map((item) => String(Reflect.get(item, key))).join("\n"),
  }
}

/** The part below a method: an example with its response, the events, and the operation. */
export function MethodExample({ use }: { use: MethodUse }) {
  const { events, endpoint, route } = use
  return (
    <>
      <Example use={use} />
      {events.length > 0 && <EmittedEvents names={events} />}
      <p>
        The method sends{" "}
        <a href={route}>
          <code>{endpoint}</code>
        </a>
        . That page describes each field of the request and the response, and all errors.
      </p>
    </>
  )
}
