import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useContext } from "react"
import { t } from "../messages/index.ts"
import { signedInAgain } from "../session/expired.ts"
import { Changes, isChanged } from "./changes.ts"
import { errorText, isUnauthorized } from "./errors.ts"
import { notify } from "./notify.ts"

/** Sends what an action is made of. */
export type Send<Input> = (client: Stheno, input: Input) => Promise<unknown>

interface ActionOptions {
  /** said when it is done */
  readonly done?: string | undefined
  /** what follows, e.g. leaving the page of what was deleted; waited for, so that nothing reads it once more */
  readonly after?: (() => unknown) | undefined
  /** the caller shows errors itself */
  readonly quiet?: boolean
  /** what it changes, as `Changes` says it; as the page says it by default */
  readonly changes?: readonly string[] | undefined
}

/**
 * A change that the merchant makes. When the session has ended meanwhile, it waits until they have signed in again and is
 * sent once more. Afterwards what the action changes is read again, extensions' queries included; that is everything unless
 * the page says it with `Changes`.
 */
export function useAction<Input = void>(
  send: Send<Input>,
  { done, after, quiet, changes }: ActionOptions = {},
) {
  const ofPage = useContext(Changes)
  const { client } = useMedusa()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await send(client, input)
      } catch (error) {
        if (!isUnauthorized(error) || !(await signedInAgain())) throw error
        return send(client, input)
      }
    },
    onSuccess: async () => {
      await after?.()
      if (done) notify.success(done, "")
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => isChanged(changes ?? ofPage, queryKey),
      })
    },
    onError: (error) => {
      if (!quiet) notify.error(t.errors.failed, errorText(error))
    },
  })
}
