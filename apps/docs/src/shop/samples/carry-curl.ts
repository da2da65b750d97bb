import { readCall } from "../../languages/call.ts"
import { curlOf } from "../../languages/curl.ts"
import type { CommandOutcome } from "../messages.ts"
import type { Carry } from "./follow-sample.ts"
import { parseCurl } from "./parse-curl.ts"

/** A script has no command for what its sample sends. */
export class NoCommandError extends Error {}

/**
 * Sends what a sample sends by the commands of a script: the request is read from the command as it is written there.
 * @param tell receives the result of each command
 * @throws NoCommandError instead of a response, when the command does not exist
 */
export function carryByCurl(script: string, tell: (outcome: CommandOutcome) => void): Carry {
  return async (request, { send }) => {
    const call = await readCall(request)
    const { text, variables } = curlOf(call)
    if (!script.includes(text)) throw new NoCommandError(`no command of the block sends this:\n${text}`)
    const { url, init } = parseCurl(text, {
      variable: (name) => variables[name] ?? "",
      file: (name) => (name === call.file?.name ? call.file : undefined),
    })
    const { response, outcome } = await send(new Request(url, init))
    const { pathname, search } = new URL(url)
    tell({ command: text, variables, method: init.method, path: pathname + search, outcome })
    return response
  }
}
