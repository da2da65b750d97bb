import type { AdminAuthRes } from "@stheno/js-client"
import { adminAuthKeys, useAdminGetSession, useMedusa } from "@stheno/medusa-react"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { createContext, useContext } from "react"
import { Navigate, Outlet, useLocation, useNavigate } from "react-router-dom"
import { errorText } from "../kit/errors.ts"
import { Loading, Problem } from "../kit/states.tsx"

/** Who is logged in. */
export type User = AdminAuthRes["user"]

const Context = createContext<User | null>(null)

/** Who is logged in, on pages that only they see. */
export function useUser(): User {
  const user = useContext(Context)
  if (!user) throw new Error("useUser needs a page behind the log-in")
  return user
}

/** Lets in who is logged in, and sends others to the log-in, from where they come back. */
export function SessionGuard() {
  const { user, error, isPending } = useAdminGetSession({ retry: false, staleTime: 60_000 })
  const { pathname, search } = useLocation()
  if (user && error?.status !== 401)
    return (
      <Context.Provider value={user}>
        <Outlet />
      </Context.Provider>
    )
  if (isPending) return <Loading />
  if (error?.status === 401) return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />
  return <Problem text={errorText(error)} />
}

/** Ends the session, and forgets everything that was read in it. */
export function useLogOut() {
  const { client } = useMedusa()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => client.admin.auth.deleteSession(),
    onSuccess: async () => {
      // The log-in sends who is logged in back to the orders.
      queries.removeQueries({ queryKey: adminAuthKeys.all })
      await navigate("/login")
      queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
    },
  })
}
