import { Form } from "../kit/form.tsx"
import { PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { useUser } from "../session/session.tsx"
import { settingsBack } from "./settings-back.ts"

const words = t.settings

/** The operator's own name. */
export function You() {
  const user = useUser()
  return (
    <>
      <PageHead title={words.cards.you[0] ?? ""} back={settingsBack} text={user.email} />
      <div className="card narrow section">
        <div className="section-body padded">
          <Form
            fields={[
              {
                name: "first_name",
                kind: "text",
                label: words.firstName,
                half: true,
                autoComplete: "given-name",
              },
              {
                name: "last_name",
                kind: "text",
                label: words.lastName,
                half: true,
                autoComplete: "family-name",
              },
            ]}
            initial={{ first_name: user.first_name ?? "", last_name: user.last_name ?? "" }}
            submit={t.common.save}
            send={(client, { first_name, last_name }) =>
              client.admin.users.update(user.id, {
                first_name: first_name.trim(),
                last_name: last_name.trim(),
              })
            }
            done={t.common.saved}
          />
        </div>
      </div>
    </>
  )
}
