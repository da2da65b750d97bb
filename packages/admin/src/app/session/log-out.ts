import { adminAuthKeys, useMedusa } from "@stheno/medusa-react"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router-dom"
import { forgetVisits } from "../shell/recent.ts"

/** Signs out and forgets everything that was read in the session. */
export function useLogOut() {
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
      queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
    },
  })
}
