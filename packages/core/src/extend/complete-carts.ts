import { JsonReply, type Operation } from "../platform/http/operation.ts"
import { jsonOf } from "./call-operation.ts"
import type { ContextMaker } from "./own-operations.ts"
import type { CompleteCart, CompletionResult } from "./strategy.ts"

const completions = ["store.PostCartsCartComplete", "store.PostCartsCartCompleteCart"]

/** Puts a project's strategies around the completion of carts; the last one is asked first. */
export function withCompletions(
  operations: readonly Operation[],
  strategies: readonly CompleteCart[],
  widen: ContextMaker,
): readonly Operation[] {
  if (strategies.length === 0) return operations
  return operations.map((operation) =>
    completions.includes(`${operation.area}.${operation.id}`)
      ? strategies.reduce((inner, strategy) => completedBy(inner, strategy, widen), operation)
      : operation,
  )
}

function completedBy(operation: Operation, complete: CompleteCart, widen: ContextMaker): Operation {
  return {
    ...operation,
    handler: async (input, context) => {
      let refused: JsonReply | undefined
      const next = async (): Promise<CompletionResult> => {
        const answer = await operation.handler(input, context)
        if (answer instanceof JsonReply && answer.status >= 400) refused = answer
        // The built-in operation returns this. In place of an error, `refused` is returned.
        return jsonOf(answer instanceof JsonReply ? answer.body : answer) as CompletionResult &
          Record<string, unknown>
      }
      // The path of the operation has the parameter.
      const result = await complete({ cartId: input.params.id!, next }, widen(context))
      return refused ?? result
    },
  }
}
