import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import { useMutation, useQueryClient, type Query } from "@tanstack/react-query"
import { useContext } from "react"
import { flushSync } from "react-dom"
import { t } from "../messages/index.ts"
import { signedInAgain } from "../session/expired.ts"
import { Changes, isChanged, type Changed } from "./changes.ts"
import { errorText, isUnauthorized, mayHaveChanged } from "./errors.ts"
import { notify, notifyWithUndo } from "./notify.ts"
import {
  confirmShown,
  isFollowed,
  optimisticOptions,
  putBack,
  showAtOnce,
  type Optimistic,
} from "./optimistic.ts"
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
  /** what is shown at once, and put back if the server refuses */
  readonly optimistic?: Optimistic<Input> | undefined
}

/** An action that was begun. What it shows at once draws the page again, with other options. */
interface Begun<Input> extends ActionOptions<Input> {
  readonly send: Send<Input>
  readonly input: Input
  readonly changes: Changed
}

/** What a caller does with the outcome. */
interface Callbacks {
  readonly onSuccess?: () => void
  readonly onError?: (error: unknown) => void
}

/**
 * A change that the merchant makes. When the session has ended meanwhile, it waits until they have signed in again and is
 * sent once more. Afterwards what the action changes is read again, extensions' queries included.
 */
export function useAction<Input = void>(send: Send<Input>, options: ActionOptions<Input> = {}) {
  const { optimistic } = options
  const ofPage = useContext(Changes)
  const { client } = useMedusa()
  const queries = useQueryClient()
  const reading = useReading()
  const takeBack = ({ undo, input, changes }: Begun<Input>) =>
    undo &&
    sendSignedIn(client, undo, input)
      .then(() => reading.again(changes))
      .catch(sayThatItFailed)
  const mutation = useMutation({
    ...(optimistic && optimisticOptions(optimistic)),
    mutationFn: (action: Begun<Input>) => sendSignedIn(client, action.send, action.input),
    onMutate: async (action) => action.optimistic && showAtOnce(queries, action.optimistic, action.input),
    onSuccess: async (_, action, shown) => {
      if (shown) confirmShown(queries, shown)
      const { input, done, undo, after, changes } = action
      await reading.outdate(changes)
      // What a dialog reads is not read again once it is closed.
      await flushSync(() => after?.())
      await addressShown()
      const said = typeof done === "function" ? done(input) : done
      if (said && undo) notifyWithUndo(said, () => void takeBack(action))
      else if (said) notify.success(said, "")
      // The next one shows its result already, and reads again once it is done.
      if (!action.optimistic || !isFollowed(queries, action.optimistic)) await reading.outdated(changes)
    },
    onError: async (error, action, shown) => {
      if (!action.quiet) sayThatItFailed(error)
      if (shown) putBack(queries, shown)
      if (!action.optimistic) {
        // The error does not wait for it.
        if (mayHaveChanged(error)) void reading.again(action.changes)
        return
      }
      if (isFollowed(queries, action.optimistic)) return
      // Whether the server has changed something is unknown, e.g. when the connection was lost.
      await reading.again(action.changes)
    },
  })
  const begun = (input: Input): Begun<Input> => ({
    ...options,
    send,
    input,
    changes: options.changes ?? ofPage,
  })
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    /** what the last one was begun with */
    input: mutation.variables?.input,
    mutate: (input: Input, callbacks?: Callbacks) => mutation.mutate(begun(input), callbacks),
    mutateAsync: (input: Input) => mutation.mutateAsync(begun(input)),
  }
}

/** Reads what an action changes again. */
function useReading() {
  const queries = useQueryClient()
  const isOutdated =
    (changes: Changed) =>
    ({ queryKey }: Query) =>
      isChanged(changes, queryKey)
  const outdate = async (changes: Changed) => {
    const predicate = isOutdated(changes)
    // What is being read may be from before the change.
    await queries.cancelQueries({ predicate })
    await queries.invalidateQueries({ predicate, refetchType: "none" })
  }
  const outdated = (changes: Changed) =>
    queries.refetchQueries(
      { predicate: (query) => query.state.isInvalidated && isOutdated(changes)(query), type: "active" },
      // A page that `after` has opened has begun to read.
      { cancelRefetch: false },
    )
  return {
    outdate,
    outdated,
    again: async (changes: Changed) => {
      await outdate(changes)
      await outdated(changes)
    },
  }
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
