import { useAdminCustomQuery } from "@stheno/medusa-react"

/** An entry of the list, as the endpoint returns it. */
export interface Waiting {
  id: string
  email: string
  variant_id: string
  variant: { title: string }
}

export const waitingKey = ["waiting"]

/** Lists `/admin/waiting` with the session of the dashboard. */
export function useWaiting() {
  return useAdminCustomQuery<object, { waiting: Waiting[]; count: number }>(
    "/waiting",
    waitingKey,
  )
}
