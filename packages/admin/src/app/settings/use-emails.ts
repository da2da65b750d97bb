import { useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"
import { emailKeys } from "./own-keys.ts"

/** The emails of the store, as the API lists them. */
export interface EmailList {
  readonly emails: readonly {
    readonly name: string
    readonly events: readonly string[]
    /** of the project, in place of the built-in template */
    readonly file: string | null
  }[]
  /** codes, the store's first one first */
  readonly languages: readonly string[]
  readonly delivery: "smtp" | "folder" | "none"
  /** of the storefront, where links in emails lead; null where the server does not know it */
  readonly store_url: string | null
}

/** Reads which emails there are. */
export function useEmails() {
  const { client } = useMedusa()
  return useQuery({
    queryKey: emailKeys.all,
    queryFn: ({ signal }) => client.admin.custom.get<object, EmailList>("/emails", {}, { signal }),
    staleTime: 60_000,
  })
}
