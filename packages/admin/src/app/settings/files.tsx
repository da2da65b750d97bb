import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Copy, ExternalLink, FileImage, FileText, Trash2, Upload } from "lucide-react"
import { useRef, useState } from "react"
import { Link } from "react-router-dom"
import { formatAgo, formatTime } from "../format/dates.ts"
import { formatBytes, formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { copyText } from "../kit/copy.ts"
import { ListPage } from "../kit/list-page.tsx"
import { notify } from "../kit/notify.ts"
import { Thumbnail } from "../kit/thumbnail.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useAction } from "../kit/use-action.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { fileKeys } from "./own-keys.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.files

/** The public files of the store, as the API lists them. */
interface FileList {
  readonly files: readonly StoredFile[]
  readonly count: number
  /** whether the file provider can list files */
  readonly is_listed: boolean
}

interface StoredFile {
  readonly key: string
  readonly url: string
  readonly name: string
  /** in bytes */
  readonly size: number
  readonly created_at: string
  /** that show it */
  readonly products: readonly { readonly id: string; readonly title: string }[]
}

/** The images and other public files of the store: where they are used, and their links. */
export function Files() {
  const list = useList()
  const { client } = useMedusa()
  const query = { q: list.query.q, limit: list.query.limit, offset: list.query.offset }
  const { data, error } = useQuery({
    queryKey: fileKeys.list(query),
    queryFn: ({ signal }) => client.admin.custom.get<object, FileList>("/files", query, { signal }),
    placeholderData: keepPreviousData,
  })
  const [uploaded, setUploaded] = useState<readonly StoredFile[]>([])
  const upload = <UploadButton onUpload={(files) => setUploaded((before) => [...files, ...before])} />
  const isListed = data?.is_listed !== false
  const files = isListed ? data?.files : uploaded
  return (
    <ListPage
      words={{ ...words, title: t.settingsCards.files.title }}
      icon={FileImage}
      zone="file"
      back={settingsBack}
      text={words.lead}
      headActions={upload}
      emptyAction={upload}
      notice={
        !isListed && (
          <p className="muted section-prose" role="note">
            {words.notListed}
          </p>
        )
      }
      list={list}
      search={isListed}
      rows={files?.map((file) => ({ ...file, id: file.key }))}
      count={isListed ? data?.count : uploaded.length}
      error={error}
      rowName={({ name }) => name}
      bulk={[deletion((api, key) => api.admin.uploads.delete({ file_key: key }), words.deleteManyText)]}
      {...(isListed
        ? {
            readAll: allRows(
              (api) => allFiles(api, query.q),
              ({ name }) => name,
            ),
          }
        : {})}
      actions={(file) => <FileMenu file={file} />}
      columns={[
        { id: "name", header: words.name, cell: (file) => <FileName file={file} /> },
        {
          id: "products",
          phone: "below",
          header: words.usedBy,
          wide: true,
          cell: ({ products }) => <UsedBy products={products} />,
        },
        {
          id: "size",
          header: words.size,
          align: "end",
          phone: "beside",
          cell: ({ size }) => formatBytes(size),
        },
        {
          id: "created",
          header: words.created,
          wide: true,
          cell: ({ created_at }) => (
            <time dateTime={created_at} title={formatTime(created_at)}>
              {formatAgo(created_at, Date.now())}
            </time>
          ),
        },
      ]}
    />
  )
}

/** All files that match, on every page. */
async function* allFiles(
  client: Stheno,
  q: string | undefined,
): AsyncGenerator<StoredFile & { readonly id: string }> {
  const limit = 100
  for (let offset = 0, count = limit; offset < count; offset += limit) {
    const page = await client.admin.custom.get<object, FileList>("/files", { q, limit, offset })
    count = page.count
    for (const file of page.files) yield { ...file, id: file.key }
  }
}

/** The link opens the file itself. */
function FileName({ file: { url, name } }: { file: StoredFile }) {
  const isImage = /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name)
  return (
    <a className="file-name" href={url} target="_blank" rel="noreferrer">
      {isImage ? <Thumbnail url={url} size={32} /> : <FileText size={20} aria-hidden />}
      <span className="ellipsis">{name}</span>
    </a>
  )
}

function UsedBy({ products }: Pick<StoredFile, "products">) {
  const [first, ...rest] = products
  if (!first) return "–"
  return (
    <>
      <Link to={`/a/products/${first.id}`}>{first.title}</Link>
      {rest.length > 0 && <span className="muted"> {words.more({ count: rest.length })}</span>}
    </>
  )
}

function FileMenu({ file: { key, url, name, products } }: { file: StoredFile }) {
  const titles = formatList(products.slice(0, 5).map(({ title }) => title))
  return (
    <ActionMenu
      label={menuLabel(name)}
      actions={[
        { label: words.copyLink, icon: Copy, open: () => void copyText(url, words.copied) },
        { label: words.open, icon: ExternalLink, open: () => void window.open(url, "_blank", "noreferrer") },
        {
          label: t.common.delete,
          icon: Trash2,
          danger: true,
          question: {
            title: words.deleteQuestion({ name }),
            text: products.length > 0 ? words.deleteUsedText({ products: titles }) : words.deleteText,
            label: t.common.delete,
          },
          send: (client) => client.admin.uploads.delete({ file_key: key }),
          done: t.common.deleted,
        },
      ]}
    />
  )
}

/** Uploads the files that are chosen. */
function UploadButton({ onUpload }: { onUpload: (files: readonly StoredFile[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useAction<File[]>(async (client, chosen) => {
    const { uploads } = await client.admin.uploads.create(chosen)
    const created_at = new Date().toISOString()
    onUpload(
      uploads.map(({ key, url }, index) => {
        const { name = key, size = 0 } = chosen[index] ?? {}
        return { key, url, name, size, created_at, products: [] }
      }),
    )
    notify.success(words.uploaded, formatList(chosen.map(({ name }) => name)))
  })
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label={words.upload}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ""
          if (chosen.length > 0) upload.mutate(chosen)
        }}
      />
      <Button kind="primary" icon={Upload} busy={upload.isPending} onClick={() => input.current?.click()}>
        {words.upload}
      </Button>
    </>
  )
}
