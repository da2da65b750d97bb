import { queryKeysFactory } from "@stheno/medusa-react"

/** The query keys of emails. */
export const emailKeys = queryKeysFactory("admin_emails")

/** The query keys of public files. */
export const fileKeys = queryKeysFactory("admin_files")
