import { CommandPalette, type PaletteGroup, type PaletteItem } from "@stheno/ui/palette"
import { useMedusa } from "@stheno/medusa-react"
import { useQueryClient } from "@tanstack/react-query"
import { History, Puzzle } from "lucide-react"
import { useMemo } from "react"
import { useNavigate } from "react-router-dom"
import type { PaletteCommand } from "../../../extensions/config.ts"
import { lookForJobs, openActivity } from "../../activity/jobs.ts"
import { addressOf } from "../../extensions/addresses.ts"
import { useExtensions } from "../../extensions/context.tsx"
import type { LoadedExtension } from "../../extensions/load.ts"
import { notify } from "../../kit/notify.ts"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import { useLogOut } from "../../session/log-out.ts"
import { recentVisits } from "../recent.ts"
import { actionEntries, exportEntries, pageEntries, settingEntries, type PaletteEntry } from "./entries.ts"
import { recordSources } from "./record-sources.ts"

const words = t.palette

interface PaletteProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Finds pages, actions, records and settings, and opens what is chosen. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const { client } = useMedusa()
  const { extensions } = useExtensions()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const queries = useQueryClient()
  // Again at each opening: rows may have been created since.
  const sources = useMemo(() => recordSources(client), [client, isOpen])
  const startExport = useAction<string>(async (api, type) => {
    await api.admin.batchJobs.create({ type, context: {}, dry_run: false })
    lookForJobs(api, queries)
    openActivity()
  })
  const item = ({ to, label, hint, keywords, icon }: PaletteEntry): PaletteItem => ({
    id: `${to} ${label} ${hint ?? ""}`,
    label,
    hint,
    keywords: keywords ?? [],
    ...(icon ? { icon } : {}),
    onSelect: () => void navigate(to),
  })
  const exports = exportEntries.map(({ type, label, icon }): PaletteItem => ({
    id: type,
    label,
    icon,
    onSelect: () => startExport.mutate(type),
  }))
  const recent = recentVisits().map(({ to, title, list }) =>
    item({ to, label: title, ...(list === undefined ? {} : { hint: list }), icon: History }),
  )
  const groups: PaletteGroup[] = [
    { heading: words.recent, items: recent },
    { heading: words.actions, items: [...actionEntries.map(item), ...exports] },
    { heading: words.pages, items: [...pageEntries, ...pagesOf(extensions)].map(item) },
    { heading: words.settings, items: [...settingEntries, ...settingsOf(extensions)].map(item) },
    {
      heading: t.nav.extensions,
      items: commandsOf(extensions).map((each) => commandItem(each, (to) => void navigate(to))),
    },
    {
      heading: words.account,
      items: [{ id: "sign-out", label: t.session.logOut, onSelect: () => logOut.mutate() }],
    },
  ]
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      groups={groups}
      sources={sources.map(({ heading, search }) => ({
        heading,
        search: async (q, signal) => (await search(q, signal)).map(item),
      }))}
    />
  )
}

function pagesOf(extensions: readonly LoadedExtension[]): PaletteEntry[] {
  return extensions.flatMap((each) =>
    each.kind === "route" && each.link ? [{ to: addressOf(each), label: each.link.label, icon: Puzzle }] : [],
  )
}

function settingsOf(extensions: readonly LoadedExtension[]): PaletteEntry[] {
  return extensions.flatMap((each) =>
    each.kind === "setting" ? [{ to: addressOf(each), label: each.card.label, icon: Puzzle }] : [],
  )
}

interface OwnedCommand {
  readonly file: string
  readonly command: PaletteCommand
}

function commandsOf(extensions: readonly LoadedExtension[]): OwnedCommand[] {
  return extensions.flatMap(({ file, commands = [] }) => commands.map((command) => ({ file, command })))
}

/** A command that throws does not break the page. */
function commandItem({ file, command }: OwnedCommand, navigate: (to: string) => void): PaletteItem {
  const { label, keywords = [], run } = command
  return {
    id: `${file} ${label}`,
    label,
    keywords,
    icon: Puzzle,
    onSelect: () => {
      Promise.resolve()
        .then(() => run({ navigate, notify }))
        .catch((error: unknown) => {
          console.error(`The command ${label} of ${file} failed`, error)
          notify.error(t.extensions.failed, `${label} (${file})`)
        })
    },
  }
}
