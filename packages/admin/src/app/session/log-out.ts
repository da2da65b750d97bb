import { adminAuthKeys, useMedusa } from "@stheno/medusa-react"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router-dom"
import { accountStorage } from "../kit/account-storage.ts"
import { addressShown } from "../kit/shown-page.ts"
import { forgetVisits } from "../shell/recent.ts"

/**
 * Signs out and forgets everything that was read in the session.
 * @param keepsDrafts whether input that was not sent stays for the same account: the session may have ended while it was typed
 */
export function useLogOut({ keepsDrafts = false } = {}) {
  const { client } = useMedusa()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => client.admin.auth.deleteSession(),
    onSuccess: async () => {
      forgetVisits()
      // The sign-in page redirects signed-in users to the orders.
      queries.removeQueries({ queryKey: adminAuthKeys.all })
      await navigate("/login")
      // A form keeps its input once more when its page is left.
      await addressShown()
      if (!keepsDrafts) accountStorage.forgetDrafts()
      queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
    },
  })
}
