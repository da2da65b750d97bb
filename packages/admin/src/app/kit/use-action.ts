import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { t } from "../messages/index.ts"
import { signedInAgain } from "../session/expired.ts"
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
}

/**
 * A change that the merchant makes. When the session has ended meanwhile, it waits until they have signed in again and is
 * sent once more. Afterwards everything on the page is read again, extensions' queries included: what
 * a change touches besides is more than a list could keep up with.
 */
export function useAction<Input = void>(send: Send<Input>, { done, after, quiet }: ActionOptions = {}) {
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
      await queries.invalidateQueries()
    },
    onError: (error) => {
      if (!quiet) notify.error(t.errors.failed, errorText(error))
    },
  })
}
