import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import { useMutation, useQueryClient, type Query } from "@tanstack/react-query"
import { useContext } from "react"
import { flushSync } from "react-dom"
import { t } from "../messages/index.ts"
import { signedInAgain } from "../session/expired.ts"
import { Changes, isChanged, type Changed } from "./changes.ts"
import { errorText, isUnauthorized } from "./errors.ts"
import { notify, notifyWithUndo } from "./notify.ts"
import { addressShown } from "./shown-page.ts"

/** Sends what an action is made of. */
export type Send<Input> = (client: Stheno, input: Input) => Promise<unknown>

interface ActionOptions<Input> {
  /** said when it is done */
  readonly done?: string | ((input: Input) => string) | undefined
  /** takes back what was done, for as long as `done` is shown */
  readonly undo?: Send<Input> | undefined
  /** what follows, e.g. leaving the page of what was deleted; waited for, so that this page reads nothing once more */
  readonly after?: (() => unknown) | undefined
  /** the caller shows errors itself */
  readonly quiet?: boolean
  /** what it changes, as `Changes` says it; as the page says it by default */
  readonly changes?: Changed | undefined
}

/**
 * A change that the merchant makes. When the session has ended meanwhile, it waits until they have signed in again and is
 * sent once more. Afterwards what the action changes is read again, extensions' queries included.
 */
export function useAction<Input = void>(send: Send<Input>, options: ActionOptions<Input> = {}) {
  const { done, undo, after, quiet, changes } = options
  const ofPage = useContext(Changes)
  const { client } = useMedusa()
  const queries = useQueryClient()
  const predicate = ({ queryKey }: Query) => isChanged(changes ?? ofPage, queryKey)
  const outdate = async () => {
    // What is being read may be from before the change.
    await queries.cancelQueries({ predicate })
    await queries.invalidateQueries({ predicate, refetchType: "none" })
  }
  const readOutdated = () =>
    queries.refetchQueries(
      { predicate: (query) => query.state.isInvalidated && predicate(query), type: "active" },
      // A page that `after` has opened has begun to read.
      { cancelRefetch: false },
    )
  const takeBack = (input: Input) =>
    undo && sendSignedIn(client, undo, input).then(outdate).then(readOutdated).catch(sayThatItFailed)
  return useMutation({
    mutationFn: (input: Input) => sendSignedIn(client, send, input),
    onSuccess: async (_, input) => {
      await outdate()
      // What a dialog reads is not read again once it is closed.
      await flushSync(() => after?.())
      await addressShown()
      const said = typeof done === "function" ? done(input) : done
      if (said && undo) notifyWithUndo(said, () => void takeBack(input))
      else if (said) notify.success(said, "")
      await readOutdated()
    },
    onError: (error) => {
      if (!quiet) sayThatItFailed(error)
    },
  })
}

async function sendSignedIn<Input>(client: Stheno, send: Send<Input>, input: Input): Promise<unknown> {
  try {
    return await send(client, input)
  } catch (error) {
    if (!isUnauthorized(error) || !(await signedInAgain())) throw error
    return send(client, input)
  }
}

/** Says that an action failed, and why. */
export function sayThatItFailed(error: unknown): void {
  notify.error(t.errors.failed, errorText(error))
}
