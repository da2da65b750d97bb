import type { StockLocation } from "@stheno/js-client"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { countryOptions } from "../settings/country-options.ts"

const words = t.locations
const parts = t.address

type Known = Pick<StockLocation, "id" | "name" | "address" | "metadata" | "updated_at">

interface LocationDialogProps {
  readonly location?: Known
  readonly onClose: () => void
}

/** Creates a stock location, or changes its name and address. */
export function LocationDialog({ location, onClose }: LocationDialogProps) {
  const address = location?.address
  return (
    <FormDialog
      wide
      title={location ? words.edit : words.create}
      draftKey={location ? `edit-location ${location.id}` : "location"}
      fields={[
        { name: "name", kind: "text", label: words.name, required: true },
        { name: "address_1", kind: "text", label: parts.address_1, hint: words.addressHint },
        { name: "address_2", kind: "text", label: parts.address_2 },
        { name: "company", kind: "text", label: parts.company, half: true },
        { name: "phone", kind: "text", label: parts.phone, half: true },
        { name: "postal_code", kind: "text", label: parts.postal_code, half: true },
        { name: "city", kind: "text", label: parts.city, half: true },
        { name: "province", kind: "text", label: parts.province, half: true },
        {
          name: "country_code",
          kind: "select",
          label: parts.country_code,
          half: true,
          options: countryOptions(),
        },
      ]}
      initial={{
        name: location?.name ?? "",
        address_1: address?.address_1 ?? "",
        address_2: address?.address_2 ?? "",
        company: address?.company ?? "",
        phone: address?.phone ?? "",
        postal_code: address?.postal_code ?? "",
        city: address?.city ?? "",
        province: address?.province ?? "",
        country_code: address?.country_code.toLowerCase() ?? "",
      }}
      {...(location ? { version: locationVersion(location, addressParts) } : {})}
      submit={location ? t.common.save : words.create}
      send={(client, { name, address_1, country_code, ...rest }) => {
        const others = Object.fromEntries(Object.entries(rest).map(([key, text]) => [key, orNull(text)]))
        const isEmpty = [address_1, country_code].every((text) => text.trim() === "")
        if (!isEmpty && (address_1.trim() === "" || country_code === "")) throw new Error(words.addressHint)
        const body = {
          name: name.trim(),
          ...(isEmpty ? {} : { address: { address_1: address_1.trim(), country_code, ...others } }),
        }
        return location
          ? client.admin.stockLocations.update(location.id, body)
          : client.admin.stockLocations.create(body)
      }}
      done={location ? t.common.saved : words.createDone}
      onClose={onClose}
    />
  )
}

const addressParts = ({ name, address }: Known) => [
  name,
  address && [address.address_1, address.address_2, address.company, address.phone],
  address && [address.postal_code, address.city, address.province, address.country_code],
]

/** The version of what a form edits of a stock location. */
export function locationVersion(location: Known, parts: (location: Known) => unknown) {
  return versionOfParts(location, parts, async (client) => {
    // One location is read without its address.
    const { stock_locations } = await client.admin.stockLocations.list({
      id: location.id,
      expand: "address",
    })
    return stock_locations[0] ?? location
  })
}
