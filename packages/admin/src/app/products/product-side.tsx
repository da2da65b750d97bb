import { useAdminProduct } from "@stheno/medusa-react"
import { useState } from "react"
import { countryName } from "../format/names.ts"
import { formatList, formatUnit } from "../format/numbers.ts"
import { Button } from "../kit/button.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Facts, Section } from "../kit/page.tsx"
import {
  categoryChoices,
  channelChoices,
  collectionChoices,
  tagWordChoices,
  typeWordChoices,
} from "../kit/searched-choices.ts"
import { t } from "../messages/index.ts"
import { attributeFields, attributeValues, typedAttributes } from "./attribute-fields.ts"
import { versionOf, versionOfChannels, versionOfPlace, type Placed } from "./product-version.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products

interface PartProps {
  readonly product: ShownProduct
}

/** Where a product belongs. */
export function ProductOrganisation({ product }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const { product: placed } = useAdminProduct(product.id, { expand: "categories" })
  const tags = product.tags.map(({ value }) => value)
  return (
    <Section
      title={words.organization}
      actions={
        <Button disabled={!placed} onClick={() => setOpen(true)}>
          {t.common.edit}
        </Button>
      }
    >
      <Facts
        facts={[
          [words.collection, product.collection?.title],
          [words.type, product.type?.value],
          [words.tags, formatList(tags)],
          [words.categories, formatList(placed?.categories.map(({ name }) => name) ?? [])],
        ]}
      />
      {isOpen && placed && (
        <OrganisationDialog product={product} categories={placed.categories} onClose={() => setOpen(false)} />
      )}
    </Section>
  )
}

function OrganisationDialog(props: PartProps & { categories: Placed["categories"]; onClose: () => void }) {
  const { product, categories, onClose } = props
  return (
    <FormDialog
      title={words.editOrganization}
      draftKey={`edit-organization ${product.id}`}
      fields={[
        {
          name: "collection_id",
          kind: "combobox",
          label: words.collection,
          choices: collectionChoices,
        },
        {
          name: "type",
          kind: "combobox",
          label: words.type,
          hint: words.typeHint,
          isCreatable: true,
          choices: typeWordChoices,
        },
        { name: "tags", kind: "tags", label: words.tags, isCreatable: true, choices: tagWordChoices },
        { name: "categories", kind: "tags", label: words.categories, choices: categoryChoices },
      ]}
      initial={{
        collection_id: product.collection_id ?? "",
        type: product.type?.value ?? "",
        tags: product.tags.map(({ value }) => value),
        categories: categories.map(({ id }) => id),
      }}
      submit={t.common.save}
      version={versionOfPlace({ ...product, categories })}
      send={(client, values) =>
        client.admin.products.update(product.id, {
          collection_id: orNull(values.collection_id),
          type: orNull(values.type) === null ? null : { value: values.type.trim() },
          tags: values.tags.map((value) => ({ value: value.trim() })),
          categories: values.categories.map((id) => ({ id })),
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}

/** Where a product is sold. */
export function ProductChannels({ product }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = product.sales_channels
  return (
    <Section title={words.channels} actions={<Button onClick={() => setOpen(true)}>{t.common.edit}</Button>}>
      <p>{formatList(chosen.map(({ name }) => name)) || words.noChannels}</p>
      {isOpen && (
        <FormDialog
          title={words.editChannels}
          draftKey={`product-channels ${product.id}`}
          fields={[{ name: "channels", kind: "checks", label: words.channels, choices: channelChoices }]}
          initial={{ channels: chosen.map(({ id }) => id) }}
          submit={t.common.save}
          version={versionOfChannels(product)}
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
  const { weight, length, width, height, hs_code, mid_code, origin_country, external_id } = product
  const size = (value: number | null) => value !== null && formatUnit(value, "millimeter")
  return (
    <Section
      title={words.attributes}
      actions={<Button onClick={() => setOpen(true)}>{t.common.edit}</Button>}
    >
      <div className="facts-pairs">
        <Facts
          onlyKnown
          facts={[
            [words.weight, weight !== null && formatUnit(weight, "gram")],
            [words.length, size(length)],
            [words.width, size(width)],
            [words.height, size(height)],
            [words.hsCode, hs_code],
            [words.midCode, mid_code],
            [words.origin, countryName(origin_country)],
            external_id !== null && [words.externalId, external_id],
          ]}
        />
      </div>
      {isOpen && (
        <FormDialog
          title={words.editAttributes}
          draftKey={`edit-attributes ${product.id}`}
          fields={attributeFields()}
          initial={attributeValues(product)}
          submit={t.common.save}
          version={versionOf(product)}
          send={(client, values) => client.admin.products.update(product.id, typedAttributes(values))}
          done={t.common.saved}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
