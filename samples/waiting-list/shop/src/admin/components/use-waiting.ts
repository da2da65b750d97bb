import { useAdminCustomQuery } from "@stheno/medusa-react"

/** Somebody on the list, as the shop's own endpoint answers. */
export interface Waiting {
  id: string
  email: string
  variant_id: string
  variant: { title: string }
}

export const waitingKey = ["waiting"]

/** Reads from `/admin/waiting`, with the log-in of whoever has the dashboard open. */
export function useWaiting() {
  return useAdminCustomQuery<object, { waiting: Waiting[]; count: number }>(
    "/waiting",
    waitingKey,
  )
}
