import { useState } from "react"
import { Button } from "../kit/button.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Facts, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import type { ShownProduct } from "./shown-product.ts"
import { versionOf } from "./product-version.ts"

const words = t.products

/** Title, description and the like. */
export function ProductGeneral({ product }: { product: ShownProduct }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={words.general} actions={<Button onClick={() => setOpen(true)}>{t.common.edit}</Button>}>
      {product.description && <p className="prose section-prose">{product.description}</p>}
      <div className="facts-wide">
        <Facts
          facts={[
            [words.subtitle, product.subtitle],
            [words.handle, product.handle && `/${product.handle}`],
            [words.material, product.material],
            [words.discountable, product.discountable ? t.common.yes : t.common.no],
          ]}
        />
      </div>
      {isOpen && <GeneralDialog product={product} onClose={() => setOpen(false)} />}
    </Section>
  )
}

function GeneralDialog({ product, onClose }: { product: ShownProduct; onClose: () => void }) {
  return (
    <FormDialog
      wide
      title={words.editGeneral}
      draftKey={`edit-general ${product.id}`}
      fields={[
        { name: "title", kind: "text", label: words.name, required: true, half: true },
        { name: "subtitle", kind: "text", label: words.subtitle, half: true },
        { name: "handle", kind: "text", label: words.handle, required: true, half: true },
        { name: "material", kind: "text", label: words.material, half: true },
        { name: "description", kind: "textarea", label: words.description },
        { name: "discountable", kind: "switch", label: words.discountable, hint: words.discountableHint },
      ]}
      initial={{
        title: product.title,
        subtitle: product.subtitle ?? "",
        handle: product.handle ?? "",
        material: product.material ?? "",
        description: product.description ?? "",
        discountable: product.discountable,
      }}
      submit={t.common.save}
      version={versionOf(product)}
      send={(client, { title, subtitle, handle, material, description, discountable }) =>
        client.admin.products.update(product.id, {
          title: title.trim(),
          handle: handle.trim(),
          subtitle: orNull(subtitle),
          material: orNull(material),
          description: orNull(description),
          discountable,
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}
