import type { WidgetConfig } from "@stheno/admin"

export const config: WidgetConfig = {
  zone: "product.list.after",
  lists: {
    product: {
      columns: [
        {
          id: "origin",
          header: "Made in",
          cell: ({ row }) => row.origin_country?.toUpperCase() ?? "–",
        },
      ],
      actions: [
        {
          label: "Set Portugal as origin",
          async run({ ids, client, notify }) {
            for (const id of ids)
              await client.admin.products.update(id, { origin_country: "pt" })
            notify.success("Origin changed", `${ids.length} products`)
          },
        },
      ],
    },
  },
}

export default function OnlyColumns() {
  return null
}
