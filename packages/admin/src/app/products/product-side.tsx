import { useState } from "react"
import { countryName } from "../format/names.ts"
import { formatList, formatUnit } from "../format/numbers.ts"
import { Button } from "../kit/button.tsx"
import { useChannelOptions, useCollectionOptions } from "../kit/choices.ts"
import { numberOrNull, orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form.tsx"
import { Facts, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products

interface PartProps {
  readonly product: ShownProduct
}

/** Where a product belongs. */
export function ProductOrganisation({ product }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const collections = useCollectionOptions()
  const tags = product.tags.map(({ value }) => value)
  return (
    <Section
      title={words.organization}
      actions={<Button onClick={() => setOpen(true)}>{t.common.edit}</Button>}
    >
      <Facts
        facts={[
          [words.collection, product.collection?.title],
          [words.type, product.type?.value],
          [words.tags, formatList(tags)],
        ]}
      />
      {isOpen && (
        <FormDialog
          title={words.editOrganization}
          fields={[
            { name: "collection_id", kind: "select", label: words.collection, options: collections },
            { name: "type", kind: "text", label: words.type },
            { name: "tags", kind: "text", label: words.tags, hint: words.tagsHint },
          ]}
          initial={{
            collection_id: product.collection_id ?? "",
            type: product.type?.value ?? "",
            tags: tags.join(", "),
          }}
          submit={t.common.save}
          send={(client, { collection_id, type, tags: typed }) =>
            client.admin.products.update(product.id, {
              collection_id: orNull(collection_id),
              type: type.trim() ? { value: type.trim() } : null,
              tags: typed
                .split(",")
                .map((value) => ({ value: value.trim() }))
                .filter(({ value }) => value !== ""),
            })
          }
          done={t.common.saved}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

/** Where a product is sold. */
export function ProductChannels({ product }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const channels = useChannelOptions()
  const chosen = product.sales_channels
  return (
    <Section title={words.channels} actions={<Button onClick={() => setOpen(true)}>{t.common.edit}</Button>}>
      <p>{formatList(chosen.map(({ name }) => name)) || words.noChannels}</p>
      {isOpen && (
        <FormDialog
          title={words.editChannels}
          fields={[{ name: "channels", kind: "checks", label: words.channels, options: channels }]}
          initial={{ channels: chosen.map(({ id }) => id) }}
          submit={t.common.save}
          send={(client, values) =>
            client.admin.products.update(product.id, {
              sales_channels: values.channels.map((id) => ({ id })),
            })
          }
          done={words.channelsDone}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

/** Sizes and what customs want to know. */
export function ProductAttributes({ product }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const { weight, length, width, height, hs_code, mid_code, origin_country } = product
  const size = (value: number | null) => value !== null && formatUnit(value, "millimeter")
  return (
    <Section
      title={words.attributes}
      actions={<Button onClick={() => setOpen(true)}>{t.common.edit}</Button>}
    >
      <Facts
        facts={[
          [words.weight, weight !== null && formatUnit(weight, "gram")],
          [words.length, size(length)],
          [words.width, size(width)],
          [words.height, size(height)],
          [words.hsCode, hs_code],
          [words.midCode, mid_code],
          [words.origin, countryName(origin_country)],
        ]}
      />
      {isOpen && (
        <FormDialog
          title={words.editAttributes}
          fields={[
            { name: "weight", kind: "number", label: words.weightUnit, half: true },
            { name: "length", kind: "number", label: words.lengthUnit, half: true },
            { name: "width", kind: "number", label: words.widthUnit, half: true },
            { name: "height", kind: "number", label: words.heightUnit, half: true },
            { name: "hs_code", kind: "text", label: words.hsCode, half: true },
            { name: "mid_code", kind: "text", label: words.midCode, half: true },
            { name: "origin_country", kind: "text", label: words.origin, hint: words.originHint },
          ]}
          initial={{
            weight: String(weight ?? ""),
            length: String(length ?? ""),
            width: String(width ?? ""),
            height: String(height ?? ""),
            hs_code: hs_code ?? "",
            mid_code: mid_code ?? "",
            origin_country: origin_country ?? "",
          }}
          submit={t.common.save}
          send={(client, values) =>
            client.admin.products.update(product.id, {
              weight: numberOrNull(values.weight),
              length: numberOrNull(values.length),
              width: numberOrNull(values.width),
              height: numberOrNull(values.height),
              hs_code: orNull(values.hs_code),
              mid_code: orNull(values.mid_code),
              origin_country: orNull(values.origin_country.toLowerCase()),
            })
          }
          done={t.common.saved}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
