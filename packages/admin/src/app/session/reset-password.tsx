import { SthenoError } from "@stheno/js-client"
import { Link, useNavigate, useSearchParams } from "react-router-dom"
import { errorText, isUnauthorized } from "../kit/errors.ts"
import { Form } from "../kit/form.tsx"
import { notify } from "../kit/notify.ts"
import { t } from "../messages/index.ts"
import { Entrance } from "./entrance.tsx"
import { bothAlike, passwordFields } from "./password-fields.ts"
import { emailOfToken } from "./token.ts"

/** Sets the new password of an operator who followed the link of the mail. */
export function ResetPassword() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get("token") ?? ""
  const email = search.get("email") ?? emailOfToken(token)
  if (!token)
    return (
      <Entrance title={t.session.resetTitle} text={t.session.noToken}>
        <Link to="/login">{t.session.back}</Link>
      </Entrance>
    )
  return (
    <Entrance
      title={t.session.resetTitle}
      text={email ? t.session.resetTextFor({ email }) : t.session.resetText}
    >
      <Form
        className="form entrance-form"
        fields={passwordFields}
        submit={t.session.reset}
        send={(client, values) => {
          const input = { token, password: bothAlike(values), ...(email ? { email } : {}) }
          // Here, 401 is about the link: nobody is asked to sign in again.
          return client.admin.users.resetPassword(input).catch((error: unknown) => {
            if (isCutOff(error)) throw new Error(t.session.noToken)
            throw isUnauthorized(error) ? new Error(errorText(error)) : error
          })
        }}
        after={() => {
          notify.success(t.session.resetDone, "")
          return navigate("/login")
        }}
      />
    </Entrance>
  )
}

/** Whether the token of the link is none at all, as when a mail program has cut it off. */
function isCutOff(error: unknown): boolean {
  return error instanceof SthenoError && error.status === 400 && error.message === "invalid token"
}
