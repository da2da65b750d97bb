import { adminAuthKeys } from "@stheno/medusa-react"
import { useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate, useSearchParams } from "react-router-dom"
import { Form } from "../kit/form.tsx"
import { t } from "../messages/index.ts"
import { Entrance } from "./entrance.tsx"
import { bothAlike, passwordFields } from "./password-fields.ts"
import { emailOfToken } from "./token.ts"

/** Makes an operator of somebody who was invited, and logs them in where the token says who they are. */
export function AcceptInvite() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const token = search.get("token") ?? ""
  const email = emailOfToken(token)
  if (!token)
    return (
      <Entrance title={t.session.inviteTitle} text={t.session.noToken}>
        <Link to="/login">{t.session.back}</Link>
      </Entrance>
    )
  return (
    <Entrance
      title={t.session.inviteTitle}
      text={email ? t.session.inviteTextFor({ email }) : t.session.inviteText}
    >
      <Form
        className="form entrance-form"
        fields={[
          {
            name: "first_name",
            kind: "text",
            label: t.form.firstName,
            half: true,
            autoComplete: "given-name",
          },
          {
            name: "last_name",
            kind: "text",
            label: t.form.lastName,
            half: true,
            autoComplete: "family-name",
          },
          ...passwordFields,
        ]}
        submit={t.session.accept}
        send={async (client, values) => {
          const password = bothAlike(values)
          const { first_name, last_name } = values
          await client.admin.invites.accept({ token, user: { first_name, last_name, password } })
          if (email)
            queries.setQueryData(
              adminAuthKeys.details(),
              await client.admin.auth.createSession({ email, password }),
            )
        }}
        after={() => navigate(email ? "/a/orders" : "/login")}
      />
    </Entrance>
  )
}
