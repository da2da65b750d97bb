import type { Invite, Stheno, User } from "@stheno/js-client"
import { useAdminInvites, useAdminStore, useAdminUsers } from "@stheno/medusa-react"
import { Braces, Link2, Pencil, Plus, Send, Trash2 } from "lucide-react"
import { useState } from "react"
import { fileAddress } from "../base-path.ts"
import { formatDate } from "../format/dates.ts"
import { fullName, initials } from "../format/names.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { copyText } from "../kit/copy.ts"
import { optionsOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { MetadataDialog } from "../kit/metadata-section.tsx"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { useUser } from "../session/session.tsx"
import { settingsBack } from "./settings-back.ts"

const words = t.settings
const roles = ["admin", "member", "developer"] as const
const roleField = {
  name: "role",
  kind: "select",
  label: words.role,
  hint: words.roleHint,
  required: true,
  options: optionsOf(roles, words.roles),
} as const
const typedRole = (value: string) => roles.find((each) => each === value) ?? "member"

/** Who works in the dashboard, and who was asked to. */
export function Team() {
  const [isInviting, setInviting] = useState(false)
  const { users, error } = useAdminUsers()
  const { invites = [] } = useAdminInvites()
  const open = invites.filter(({ accepted }) => !accepted)
  return (
    <>
      <PageHead
        title={words.team}
        back={settingsBack}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setInviting(true)}>
            {words.invite}
          </Button>
        }
      />
      <Loaded data={users} error={error}>
        {(shown) => (
          <Section title={words.members} flush>
            <ul className="rows">
              {shown.map((user) => (
                <Member key={user.id} user={user} />
              ))}
            </ul>
          </Section>
        )}
      </Loaded>
      {(users || error) && open.length > 0 && (
        <Section title={words.invites} flush>
          <ul className="rows">
            {open.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
            ))}
          </ul>
        </Section>
      )}
      {isInviting && (
        <FormDialog
          title={words.invite}
          draftKey="invite"
          text={words.inviteText}
          fields={[{ name: "email", kind: "email", label: t.form.emailLabel, required: true }, roleField]}
          initial={{ role: "member" }}
          submit={words.invite}
          send={(client, { email, role }) =>
            client.admin.invites.create({
              user: email.trim(),
              role: typedRole(role),
            })
          }
          done={words.inviteDone}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  )
}

type Known = Pick<User, "id" | "email" | "first_name" | "last_name" | "role" | "metadata" | "updated_at">

function Member({ user }: { user: Known }) {
  const [open, setOpen] = useState<"edit" | "metadata">()
  const close = () => setOpen(undefined)
  const self = useUser()
  const name = fullName(user) || user.email
  const read = async (client: Stheno): Promise<Known> => (await client.admin.users.retrieve(user.id)).user
  return (
    <li>
      <span className="avatar" aria-hidden>
        {initials(user)}
      </span>
      <div className="stack">
        <span>{name}</span>
        {name !== user.email && <span className="muted small">{user.email}</span>}
      </div>
      <span className="end badges">
        {user.id === self.id && <Badge tone="green">{words.you}</Badge>}
        {user.role && <Badge>{words.roles[user.role]}</Badge>}
      </span>
      <ActionMenu
        label={menuLabel(name)}
        actions={[
          { label: words.editUser, icon: Pencil, open: () => setOpen("edit") },
          { label: t.common.editMetadata, icon: Braces, open: () => setOpen("metadata") },
          user.id !== self.id && {
            label: words.removeUser,
            icon: Trash2,
            danger: true,
            question: {
              title: words.removeUserQuestion({ name }),
              text: words.removeUserText,
              label: words.removeUser,
            },
            send: (client) => client.admin.users.delete(user.id),
            done: words.userRemoved,
          },
        ]}
      />
      {open === "edit" && (
        <FormDialog
          title={words.editUser}
          draftKey={`edit-user ${user.id}`}
          fields={[
            { name: "first_name", kind: "text", label: words.firstName, half: true },
            { name: "last_name", kind: "text", label: words.lastName, half: true },
            roleField,
          ]}
          initial={{
            first_name: user.first_name ?? "",
            last_name: user.last_name ?? "",
            role: user.role ?? "member",
          }}
          version={versionOfParts(
            user,
            ({ first_name, last_name, role }) => [first_name, last_name, role],
            read,
          )}
          submit={t.common.save}
          send={(client, { role, ...names }) =>
            client.admin.users.update(user.id, { ...names, role: typedRole(role) })
          }
          done={t.common.saved}
          onClose={close}
        />
      )}
      {open === "metadata" && (
        <MetadataDialog
          of={user.id}
          metadata={user.metadata}
          send={(client, metadata) => client.admin.users.update(user.id, { metadata })}
          version={versionOfParts(user, ({ metadata }) => metadata, read)}
          onClose={close}
        />
      )}
    </li>
  )
}

function InviteRow({ invite }: { invite: Invite }) {
  const { store } = useAdminStore()
  const isExpired = Date.parse(invite.expires_at) < Date.now()
  const link = () => {
    const template = store?.invite_link_template
    return template?.includes("{invite_token}")
      ? template.replaceAll("{invite_token}", encodeURIComponent(invite.token))
      : fileAddress(`invite?token=${encodeURIComponent(invite.token)}`)
  }
  return (
    <li>
      <div className="stack">
        <span>{invite.user_email}</span>
        <span className="muted small">{words.expires({ date: formatDate(invite.expires_at) })}</span>
      </div>
      <span className="end badges">
        {isExpired && <Badge tone="red">{words.expired}</Badge>}
        {invite.role && <Badge>{words.roles[invite.role]}</Badge>}
      </span>
      <ActionMenu
        label={menuLabel(invite.user_email)}
        actions={[
          {
            label: words.copyInvite,
            icon: Link2,
            open: () => void copyText(link(), words.copyInviteDone),
          },
          {
            label: words.resend,
            icon: Send,
            send: (client) => client.admin.invites.resend(invite.id),
            done: words.resendDone,
          },
          {
            label: words.deleteInvite,
            icon: Trash2,
            danger: true,
            question: {
              title: words.deleteInviteQuestion({ email: invite.user_email }),
              text: words.deleteInviteText,
              label: words.deleteInvite,
            },
            send: (client) => client.admin.invites.delete(invite.id),
            done: words.inviteDeleted,
          },
        ]}
      />
    </li>
  )
}
