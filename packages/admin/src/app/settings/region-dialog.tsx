import type { AdminRegionsRes, AdminRegionsSelection, Answer } from "@stheno/js-client"
import { useAdminStore, useAdminStorePaymentProviders } from "@stheno/medusa-react"
import { useRegions } from "../kit/choices.ts"
import { useNavigate } from "react-router-dom"
import { countryName, currencyName, providerName } from "../format/names.ts"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { numberOrNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { countryCodes } from "./country-codes.ts"

const words = t.settings

export type ShownRegion = Answer<AdminRegionsRes, "region", AdminRegionsSelection>["region"]

/** Makes a region, or changes one. */
export function RegionDialog({ region, onClose }: { region?: ShownRegion; onClose: () => void }) {
  const navigate = useNavigate()
  const regions = useRegions()
  const { store } = useAdminStore()
  const { payment_providers: payments } = useAdminStorePaymentProviders()
  if (!regions || !store || !payments) return null
  const taken = regions
    .filter(({ id }) => id !== region?.id)
    .flatMap(({ countries }) => countries.map(({ iso_2 }) => iso_2))
  const free = countryCodes
    .filter((code) => !taken.includes(code))
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  const providers = (list: readonly { id: string; is_installed: boolean }[] = []) =>
    list.filter(({ is_installed }) => is_installed).map(({ id }) => ({ value: id, label: providerName(id) }))
  return (
    <FormDialog
      wide
      title={region ? words.editRegion : words.createRegion}
      draftKey={region ? `edit-region ${region.id}` : "region"}
      fields={[
        { name: "name", kind: "text", label: words.name, required: true, half: true },
        {
          name: "currency_code",
          kind: "select",
          label: words.currency,
          required: true,
          half: true,
          options: currencyOptions(store, region),
        },
        ...(region
          ? []
          : [
              {
                name: "tax_rate" as const,
                kind: "number" as const,
                max: 100,
                label: words.taxRate,
                required: true,
                half: true,
              },
            ]),
        {
          name: "countries",
          kind: "checks",
          label: words.countries,
          hint: words.countriesHint,
          options: free,
        },
        {
          name: "payment_providers",
          kind: "checks",
          label: words.paymentProviders,
          required: true,
          options: providers(payments),
        },
        {
          name: "fulfillment_providers",
          kind: "checks",
          label: words.fulfillmentProviders,
          required: true,
          options: providers(store.fulfillment_providers),
        },
        { name: "includes_tax", kind: "switch", label: words.taxInclusive },
      ]}
      initial={
        region
          ? {
              name: region.name,
              currency_code: region.currency_code,
              countries: region.countries.map(({ iso_2 }) => iso_2),
              payment_providers: region.payment_providers.map(({ id }) => id),
              fulfillment_providers: region.fulfillment_providers.map(({ id }) => id),
              includes_tax: region.includes_tax,
            }
          : { currency_code: store.default_currency_code, tax_rate: "0" }
      }
      {...(region
        ? {
            version: regionVersion(region, (each) => [
              [each.name, each.currency_code, each.includes_tax],
              each.countries.map(({ iso_2 }) => iso_2).sort(),
              each.payment_providers.map(({ id }) => id).sort(),
              each.fulfillment_providers.map(({ id }) => id).sort(),
            ]),
          }
        : {})}
      submit={region ? t.common.save : words.createRegion}
      send={async (client, { tax_rate, ...values }) => {
        const common = {
          name: values.name.trim(),
          currency_code: values.currency_code,
          includes_tax: values.includes_tax,
          countries: [...values.countries],
          payment_providers: [...values.payment_providers],
          fulfillment_providers: [...values.fulfillment_providers],
        }
        if (region) return client.admin.regions.update(region.id, common)
        const made = await client.admin.regions.create({ ...common, tax_rate: numberOrNull(tax_rate) ?? 0 })
        await navigate(`/a/settings/regions/${made.region.id}`)
      }}
      done={region ? t.common.saved : words.createRegionDone}
      onClose={onClose}
    />
  )
}

/** The version of what a form edits of a region. */
export function regionVersion(region: ShownRegion, parts: (region: ShownRegion) => unknown) {
  return versionOfParts(
    region,
    parts,
    async (client) => (await client.admin.regions.retrieve(region.id)).region,
  )
}

/** The currencies of the store: a region can have no other. One that has been removed since stays with its region. */
function currencyOptions(
  { currencies = [] }: { readonly currencies?: readonly { readonly code: string }[] },
  region: ShownRegion | undefined,
) {
  const codes = new Set([...(region ? [region.currency_code] : []), ...currencies.map(({ code }) => code)])
  return [...codes].map((code) => ({ value: code, label: `${code.toUpperCase()} · ${currencyName(code)}` }))
}
