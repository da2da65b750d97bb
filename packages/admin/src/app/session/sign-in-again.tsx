import { adminAuthKeys } from "@stheno/medusa-react"
import { useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { endExpiry, isSessionExpired, onExpiry } from "./expired.ts"
import { useLogOut } from "./log-out.ts"
import { createSession } from "./login.tsx"

/** Asks for the password over the page when the session has ended, so that what was typed stays. */
export function SignInAgain({ email }: { email: string }) {
  const isOpen = useSyncExternalStore(onExpiry, isSessionExpired)
  const queries = useQueryClient()
  const logOut = useLogOut({ keepsDrafts: true })
  if (!isOpen) return null
  return (
    <FormDialog
      title={t.session.expiredTitle}
      text={t.session.expiredText({ email })}
      fields={[
        {
          name: "password",
          kind: "password",
          label: t.form.passwordLabel,
          required: true,
          autoComplete: "current-password",
        },
      ]}
      submit={t.session.logIn}
      send={async (client, { password }) => {
        queries.setQueryData(adminAuthKeys.details(), await createSession(client, email, password))
        endExpiry(true)
      }}
      onClose={() => {
        if (!isSessionExpired()) return
        endExpiry(false)
        logOut.mutate()
      }}
    />
  )
}
