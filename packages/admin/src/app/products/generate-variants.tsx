import { useState } from "react"
import { Button } from "../kit/button.tsx"
import { ChipsField } from "../kit/chips-field.tsx"
import { Dialog } from "../kit/dialog.tsx"
import { errorText } from "../kit/errors.ts"
import { FieldInput } from "../kit/field-input.tsx"
import { FormProblem } from "../kit/states.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { copiedPrices } from "./copied-prices.ts"
import type { ShownProduct, ShownVariant } from "./shown-product.ts"
import { missingCombinations, rankedVariants, type NewOption } from "./variants-of-options.ts"

const words = t.products

interface GenerateProps {
  readonly product: ShownProduct
  readonly onClose: () => void
}

/** Creates variants for combinations of option values that have none yet; values can be added. */
export function GenerateDialog({ product, onClose }: GenerateProps) {
  const variants = rankedVariants(product.variants)
  const [options, setOptions] = useState<readonly NewOption[]>(() => optionsOf(product, variants))
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [source, setSource] = useState(variants[0]?.id ?? "")
  const missing = missingCombinations(
    options,
    variants.map((variant) => valuesOf(product, variant)),
  ).map((values) => ({ values, title: values.join(" / ") }))
  const chosen = missing.filter(({ title }) => !leftOut.includes(title))
  useUnsavedInput(
    options.some(({ values }, index) => values.length !== optionsOf(product, variants)[index]?.values.length),
  )
  const generate = useAction(
    async (client) => {
      const { product: now } = await client.admin.products.retrieve(product.id)
      const prices = copiedPrices(variants.find(({ id }) => id === source)?.prices ?? [])
      await client.admin.products.update(product.id, {
        variants: [
          ...rankedVariants(now.variants).map(({ id }) => ({ id })),
          ...chosen.map(({ values, title }) => ({
            title,
            inventory_quantity: 0,
            manage_inventory: !product.is_giftcard,
            prices,
            options: product.options.map(({ id }, index) => ({ option_id: id, value: values[index] ?? "" })),
          })),
        ],
      })
    },
    { quiet: true, done: words.variantsDone, after: onClose },
  )
  return (
    <Dialog title={words.generate} onClose={onClose}>
      <div className="dialog-body picker">
        <p className="muted">{words.generateText}</p>
        {options.map((option, index) => (
          <ChipsField
            key={index}
            label={option.title}
            hint={t.newProduct.chipsHint}
            values={option.values}
            onChange={(values) =>
              setOptions(options.map((each, place) => (place === index ? { ...each, values } : each)))
            }
          />
        ))}
        {variants.length > 0 && (
          <FieldInput
            field={{
              name: "source",
              kind: "select",
              label: words.pricesFrom,
              empty: t.common.none,
              options: variants.map(({ id, title }) => ({ value: id, label: title })),
            }}
            value={source}
            problem={undefined}
            onChange={(value) => setSource(String(value))}
          />
        )}
        {missing.length === 0 && <p className="picker-none">{words.allCombined}</p>}
        <div className="picker-rows">
          {missing.map(({ title }) => (
            <label key={title} className="picker-row">
              <input
                type="checkbox"
                checked={!leftOut.includes(title)}
                onChange={(event) =>
                  setLeftOut(
                    event.target.checked ? leftOut.filter((each) => each !== title) : [...leftOut, title],
                  )
                }
              />
              {title}
            </label>
          ))}
        </div>
        <FormProblem text={generate.error ? errorText(generate.error) : undefined} />
      </div>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button
          kind="primary"
          busy={generate.isPending}
          disabled={chosen.length === 0}
          onClick={() => generate.mutate()}
        >
          {words.generate}
        </Button>
      </footer>
    </Dialog>
  )
}

/** The options of a product with the values that its variants have. */
function optionsOf(product: ShownProduct, variants: readonly ShownVariant[]): NewOption[] {
  return product.options.map(({ title }, index) => ({
    title,
    values: [...new Set(variants.map((variant) => valuesOf(product, variant)[index] ?? ""))].filter(Boolean),
  }))
}

function valuesOf(product: ShownProduct, variant: ShownVariant): string[] {
  return product.options.map(
    ({ id }) => variant.options.find(({ option_id }) => option_id === id)?.value ?? "",
  )
}
