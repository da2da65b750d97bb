import type { AdminAuthRes, Stheno } from "@stheno/js-client"
import { adminAuthKeys, useAdminGetSession } from "@stheno/medusa-react"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Navigate, useLocation, useNavigate } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { Button } from "../kit/button.tsx"
import { isUnauthorized } from "../kit/errors.ts"
import { Form } from "../kit/form.tsx"
import { t } from "../messages/index.ts"
import { Entrance } from "./entrance.tsx"

/** The sign-in form, and the request for a new password. */
export function Login() {
  const [forgot, setForgot] = useState(false)
  const { user, error } = useAdminGetSession({ retry: false, staleTime: 60_000 })
  const from = useOrigin()
  if (user && !error) return <Navigate to={from} replace />
  return (
    <Entrance
      title={forgot ? t.session.forgotTitle : t.session.title}
      text={forgot ? t.session.forgotText : t.session.text}
      before={<Zone zone="login.before" />}
      after={<Zone zone="login.after" />}
    >
      {forgot ? <Forgot onBack={() => setForgot(false)} /> : <LoginForm onForgot={() => setForgot(true)} />}
    </Entrance>
  )
}

/** Where the user wanted to go before they had to sign in. */
function useOrigin(): string {
  const state: unknown = useLocation().state
  const from: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "from") : undefined
  return typeof from === "string" && from.startsWith("/a/") ? from : "/a/overview"
}

function LoginForm({ onForgot }: { onForgot: () => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const from = useOrigin()
  return (
    <Form
      className="form entrance-form"
      fields={[
        { name: "email", kind: "email", label: t.form.emailLabel, required: true, autoComplete: "username" },
        {
          name: "password",
          kind: "password",
          label: t.form.passwordLabel,
          required: true,
          autoComplete: "current-password",
        },
      ]}
      submit={t.session.logIn}
      send={async (client, { email, password }) => {
        queries.setQueryData(adminAuthKeys.details(), await createSession(client, email.trim(), password))
      }}
      after={() => navigate(from, { replace: true })}
      foot={
        <Button kind="quiet" onClick={onForgot}>
          {t.session.forgot}
        </Button>
      }
    />
  )
}

/** Signs in. @throws an Error with a message for the person when the email or the password is wrong */
export function createSession(client: Stheno, email: string, password: string): Promise<AdminAuthRes> {
  return client.admin.auth.createSession({ email, password }).catch((error: unknown) => {
    throw isUnauthorized(error) ? new Error(t.session.wrong) : error
  })
}

function Forgot({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState(false)
  if (sent)
    return (
      <div className="entrance-form">
        <p role="status">{t.session.sent}</p>
        <Button kind="primary" onClick={onBack}>
          {t.session.back}
        </Button>
      </div>
    )
  return (
    <Form
      className="form entrance-form"
      fields={[
        { name: "email", kind: "email", label: t.form.emailLabel, required: true, autoComplete: "username" },
      ]}
      submit={t.session.send}
      send={(client, { email }) => client.admin.users.sendResetPasswordToken({ email: email.trim() })}
      after={() => setSent(true)}
      foot={
        <Button kind="quiet" onClick={onBack}>
          {t.session.back}
        </Button>
      }
    />
  )
}
