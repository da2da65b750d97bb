import { FileImage, KeyRound, Truck, Undo2 } from "lucide-react"
import { t } from "../../messages/index.ts"
import { limit, matching, type RecordList } from "./record-list.ts"

const cards = t.settingsCards

/** Records of the settings besides regions, sales channels and the team. */
export const settingRecords: readonly RecordList[] = [
  {
    heading: cards.keys.title,
    icon: KeyRound,
    find: async (client, q, signal) => {
      const { publishable_api_keys } = await client.admin.publishableApiKeys.list(
        { q, limit },
        {},
        { signal },
      )
      return publishable_api_keys.map(({ id, title }) => ({
        to: `/a/publishable-api-keys/${id}`,
        label: title,
      }))
    },
  },
  {
    heading: cards.profiles.title,
    icon: Truck,
    find: async (client, q, signal) => {
      const { shipping_profiles } = await client.admin.shippingProfiles.list({}, { signal })
      const records = shipping_profiles.map(({ id, name }) => ({
        to: `/a/settings/shipping-profiles/${id}`,
        label: name,
      }))
      return matching(q, records)
    },
  },
  {
    heading: cards.returnReasons.title,
    icon: Undo2,
    find: async (client, q, signal) => {
      const { return_reasons } = await client.admin.returnReasons.list({}, { signal })
      const records = return_reasons.flatMap((reason) =>
        [reason, ...(reason.return_reason_children ?? [])].map(({ label, value }) => ({
          to: "/a/settings/return-reasons",
          label,
          hint: value,
        })),
      )
      return matching(q, records)
    },
  },
  {
    heading: cards.files.title,
    icon: FileImage,
    find: async (client, q, signal) => {
      const { files } = await client.admin.custom.get<object, FoundFiles>("/files", { q, limit }, { signal })
      return files.map(({ name }) => ({ to: `/a/settings/files?q=${encodeURIComponent(name)}`, label: name }))
    },
  },
]

/** What the palette reads of the list of public files. */
interface FoundFiles {
  readonly files: readonly { readonly name: string }[]
}
