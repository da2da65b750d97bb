import type { CustomerGroup, PriceList } from "@stheno/js-client"
import { groupChoices } from "../kit/searched-choices.ts"
import { parseTime } from "../format/dates.ts"
import { optionsOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { versionOf } from "./price-list-version.ts"

const words = t.priceLists

interface PriceListDialogProps {
  readonly priceList: Pick<
    PriceList,
    "id" | "name" | "description" | "type" | "starts_at" | "ends_at" | "includes_tax" | "updated_at"
  > & { readonly customer_groups: readonly Pick<CustomerGroup, "id">[] }
  readonly onClose: () => void
}

/** Changes the details of a price list. */
export function PriceListDialog({ priceList, onClose }: PriceListDialogProps) {
  return (
    <FormDialog
      wide
      title={words.edit}
      draftKey={`edit-price-list ${priceList.id}`}
      fields={[
        { name: "name", kind: "text", label: words.name, required: true },
        { name: "description", kind: "text", label: words.description, required: true },
        {
          name: "type",
          kind: "select",
          label: words.type,
          hint: words.typeHint,
          required: true,
          options: optionsOf(["sale", "override"], words.types),
        },
        { name: "starts_at", kind: "time", label: words.starts, half: true },
        {
          name: "ends_at",
          kind: "time",
          after: "starts_at",
          label: words.ends,
          hint: words.endsHint,
          half: true,
        },
        {
          name: "groups",
          kind: "checks",
          label: words.groups,
          hint: words.everyone,
          choices: groupChoices,
        },
        { name: "includes_tax", kind: "switch", label: words.taxInclusive },
      ]}
      initial={{
        name: priceList.name,
        description: priceList.description,
        type: priceList.type,
        starts_at: priceList.starts_at ?? "",
        ends_at: priceList.ends_at ?? "",
        groups: priceList.customer_groups.map(({ id }) => id),
        includes_tax: priceList.includes_tax,
      }}
      submit={t.common.save}
      version={versionOf(priceList)}
      send={(client, values) =>
        client.admin.priceLists.update(priceList.id, {
          name: values.name.trim(),
          description: values.description.trim(),
          type: values.type === "override" ? ("override" as const) : ("sale" as const),
          starts_at: parseTime(values.starts_at),
          ends_at: parseTime(values.ends_at),
          customer_groups: values.groups.map((id) => ({ id })),
          includes_tax: values.includes_tax,
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}
