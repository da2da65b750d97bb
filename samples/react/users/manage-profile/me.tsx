import { useAdminGetSession } from "@stheno/medusa-react"

export function GetSession() {
  const { user, isPending, error } = useAdminGetSession()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{user?.email}</p>
}
