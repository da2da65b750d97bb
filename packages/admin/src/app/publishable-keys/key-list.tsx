import { useAdminPublishableApiKeys } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Ban, KeyRound } from "lucide-react"
import { formatDate } from "../format/dates.ts"
import { Badge } from "../kit/badge.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "../settings/settings-back.ts"

const words = t.keys

/** The keys by which storefronts name their sales channels. */
export function KeyList() {
  const list = useList()
  const {
    publishable_api_keys: keys,
    count,
    response,
    error,
  } = useAdminPublishableApiKeys(list.query, {
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      words={words}
      icon={KeyRound}
      back={settingsBack}
      list={list}
      rows={keys}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/publishable-api-keys/${id}`}
      columns={[
        { header: words.name, cell: ({ title }) => title },
        { header: words.token, wide: true, phone: "below", cell: ({ id }) => <code>{id}</code> },
        { header: words.created, wide: true, cell: ({ created_at }) => formatDate(created_at) },
        {
          header: words.status,
          phone: "beside",
          cell: ({ revoked_at }) => <KeyBadge isRevoked={revoked_at !== null} />,
        },
      ]}
      bulk={[
        {
          label: words.revokeMany,
          icon: Ban,
          isDanger: true,
          question: ({ count }) => ({
            title: words.revokeManyQuestion({ count }),
            text: words.revokeManyText,
            label: words.revokeMany,
          }),
          change: (client, id) => client.admin.publishableApiKeys.revoke(id),
          done: t.common.saved,
        },
        deletion((client, id) => client.admin.publishableApiKeys.delete(id), words.deleteManyText),
      ]}
      readAll={allRows(
        (client) => client.admin.publishableApiKeys.iterate({ ...(list.q ? { q: list.q } : {}), limit: 500 }),
        ({ title }) => title,
      )}
      rowName={({ title }) => title}
      dialog={(close) => (
        <FormDialog
          title={words.create}
          draftKey="publishable-key"
          fields={[{ name: "title", kind: "text", label: words.name, required: true }]}
          submit={words.create}
          send={(client, { title }) => client.admin.publishableApiKeys.create({ title: title.trim() })}
          done={words.createDone}
          onClose={close}
        />
      )}
    />
  )
}

/** Whether a key still works, in a word. */
export function KeyBadge({ isRevoked }: { isRevoked: boolean }) {
  return <Badge tone={isRevoked ? "red" : "green"}>{isRevoked ? words.revoked : words.active}</Badge>
}
