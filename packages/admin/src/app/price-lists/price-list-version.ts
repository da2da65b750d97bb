import type { Version } from "../kit/changed-elsewhere.tsx"

/** By which a form finds out that somebody else changed the price list. */
export function versionOf({ id, updated_at }: { readonly id: string; readonly updated_at: string }): Version {
  return {
    shown: updated_at,
    read: async (client) => (await client.admin.priceLists.retrieve(id)).price_list.updated_at,
  }
}
