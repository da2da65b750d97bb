import { useAdminShippingOptions } from "@stheno/medusa-react"
import { conditionRows, idsText, withChosen, type ConditionRow } from "../discounts/condition-rows.ts"
import type { Version } from "../kit/changed-elsewhere.tsx"
import { PickerDialog, type FoundRows } from "../kit/picker-dialog.tsx"
import { t } from "../messages/index.ts"

const words = t.settings

/** What a tax rate can be limited to. */
export const targetKinds = ["products", "product_types", "shipping_options"] as const
export type TargetKind = (typeof targetKinds)[number]

/** What the targets of a rate are read from. */
export interface RateWithTargets {
  readonly id: string
  readonly products?: readonly { readonly id: string; readonly title: string }[]
  readonly product_types?: readonly { readonly id: string; readonly value: string }[]
  readonly shipping_options?: readonly { readonly id: string; readonly name: string }[]
}

/** What a rate applies to, of one kind. */
function targetsOf(rate: RateWithTargets, kind: TargetKind): ConditionRow[] {
  if (kind === "products") return (rate.products ?? []).map(({ id, title }) => ({ id, label: title }))
  if (kind === "product_types")
    return (rate.product_types ?? []).map(({ id, value }) => ({ id, label: value }))
  return (rate.shipping_options ?? []).map(({ id, name }) => ({ id, label: name }))
}

/** How much a rate applies to. */
export function targetsText(rate: RateWithTargets): string {
  const texts = targetKinds.flatMap((kind) => {
    const count = targetsOf(rate, kind).length
    return count === 0 ? [] : [words.rateTargets[kind]({ count })]
  })
  return texts.length === 0 ? words.rateUnused : texts.join(" · ")
}

interface RateTargetsProps {
  readonly rate: RateWithTargets
  readonly kind: TargetKind
  readonly regionId: string
  readonly onClose: () => void
}

/** Chooses what a rate applies to. */
export function RateTargetsDialog({ rate, kind, regionId, onClose }: RateTargetsProps) {
  const chosen = targetsOf(rate, kind)
  const options = useOptionRows(regionId)
  const useRows = (q: string): FoundRows<ConditionRow> => {
    // The kind stays the same while the dialog is open.
    if (kind === "shipping_options") return options(q)
    return withChosen(chosen, conditionRows[kind](q), q)
  }
  return (
    <PickerDialog
      title={words.rateActions[kind]}
      draftOf={rate.id}
      submit={() => t.common.save}
      useRows={useRows}
      label={({ label }) => label}
      initial={chosen.map(({ id }) => id)}
      version={targetsVersion(rate, kind)}
      send={(client, ids) => client.admin.taxRates.update(rate.id, { [kind]: ids })}
      done={words.rateDone}
      onClose={onClose}
    />
  )
}

function targetsVersion(rate: RateWithTargets, kind: TargetKind): Version {
  const textOf = (each: RateWithTargets) => idsText(targetsOf(each, kind))
  return {
    shown: textOf(rate),
    read: async (client) =>
      textOf((await client.admin.taxRates.retrieve(rate.id, { expand: [kind] })).tax_rate),
  }
}

function useOptionRows(regionId: string): (q: string) => FoundRows<ConditionRow> {
  const { shipping_options: options, error } = useAdminShippingOptions({ region_id: regionId })
  return (q) => ({
    rows: options
      ?.filter(({ name }) => name.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase()))
      .map(({ id, name }) => ({ id, label: name })),
    error,
  })
}
