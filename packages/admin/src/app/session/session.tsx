import type { AdminAuthRes } from "@stheno/js-client"
import { useAdminGetSession, useMedusa } from "@stheno/medusa-react"
import { createContext, useContext, useEffect, lazy, Suspense, useMemo, useSyncExternalStore } from "react"
import { Navigate, Outlet, useLocation } from "react-router-dom"
import { accountStorage } from "../kit/account-storage.ts"
import { errorText } from "../kit/errors.ts"
import { asLanguage, switchLanguage } from "../language/language.ts"
import { Loading, Problem } from "../kit/states.tsx"
import { isSessionExpired, onExpiry, sessionExpired } from "./expired.ts"

/** Who is logged in. */
export type User = AdminAuthRes["user"]

const Context = createContext<User | null>(null)

/** Who is logged in, on pages that only they see. */
export function useUser(): User {
  const user = useContext(Context)
  if (!user) throw new Error("useUser needs a page for signed-in users")
  return user
}

/**
 * Lets signed-in team members in and sends others to the sign-in page, which leads back here. A session that ends while a
 * page is open is renewed in place.
 */
export function SessionGuard() {
  const { user, error, isPending } = useAdminGetSession({ retry: false, staleTime: 60_000 })
  const { pathname, search } = useLocation()
  const hasEnded = error?.status === 401
  useEffect(() => {
    if (user && hasEnded) sessionExpired()
  }, [user, hasEnded])
  useLanguageOf(user)
  useStorageOf(user)
  if (user)
    return (
      <Context.Provider value={user}>
        <Outlet />
        <EndedSession email={user.email} />
      </Context.Provider>
    )
  if (isPending) return <Loading />
  if (hasEnded) return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />
  return <Problem text={errorText(error)} />
}

/** Switches to the language of the account that signed in: a choice in one browser applies to all. */
function useLanguageOf(user: User | undefined): void {
  const language = asLanguage(user?.metadata?.["language"])
  const id = user?.id
  useEffect(() => {
    if (id !== undefined && language) switchLanguage(language)
    // Once per account: a page that is open does not reload by itself when another browser changes the choice.
    // oxlint-disable-next-line
  }, [id])
}

/** Takes over the views and columns of the account, before a list of the page is drawn. */
function useStorageOf(user: User | undefined): void {
  const { client } = useMedusa()
  useMemo(() => {
    if (!user) return
    const { id, metadata } = user
    accountStorage.signIn({
      id,
      metadata,
      send: (changed) => client.admin.users.update(id, { metadata: changed }),
    })
    // Once per account: a list that is open does not change by itself.
    // oxlint-disable-next-line
  }, [user?.id])
}

// Forms are not needed for the first page of somebody who is signed in.
const SignInAgain = lazy(async () => ({ default: (await import("./sign-in-again.tsx")).SignInAgain }))

/** Asks for the password when the session has ended. */
function EndedSession({ email }: { email: string }) {
  const isOpen = useSyncExternalStore(onExpiry, isSessionExpired)
  return isOpen ? (
    <Suspense>
      <SignInAgain email={email} />
    </Suspense>
  ) : null
}
