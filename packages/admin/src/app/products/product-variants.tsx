import { ScrollArea } from "@stheno/ui"
import { ArrowUpDown, Boxes, Coins, Combine, Copy, ListPlus, Pencil, Plus, Table, Trash2 } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { formatMoney } from "../format/money.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button, ButtonLink } from "../kit/button.tsx"
import { useStoreCurrencies } from "../kit/choices.ts"
import { Section } from "../kit/page.tsx"
import { rowNow } from "../kit/row-now.ts"
import { t } from "../messages/index.ts"
import { OptionRow, OptionDialog } from "./product-options.tsx"
import type { ShownProduct, ShownVariant } from "./shown-product.ts"
import { StockDialog } from "./stock-dialog.tsx"
import { VariantDialog } from "./variant-dialogs.tsx"
import { rankedVariants } from "./variants-of-options.ts"

const GenerateDialog = lazy(async () => ({
  default: (await import("./generate-variants.tsx")).GenerateDialog,
}))
const VariantOrderDialog = lazy(async () => ({
  default: (await import("./variant-order-dialog.tsx")).VariantOrderDialog,
}))

const words = t.products

type Opened =
  | { readonly what: "add" }
  | { readonly what: "option" }
  | { readonly what: "order" }
  | { readonly what: "generate" }
  | { readonly what: "edit" | "copy" | "stock"; readonly variant: ShownVariant }

/** The variants of a product, with their prices and stock. */
export function ProductVariants({ product }: { product: ShownProduct }) {
  const [opened, setOpened] = useState<Opened>()
  const currencies = useStoreCurrencies()
  const variants = rankedVariants(product.variants)
  return (
    <Section
      title={words.variants}
      flush
      actions={
        <>
          {variants.length > 0 && (
            <>
              <ButtonLink to={`/a/products/variants?id=${product.id}`} icon={Table}>
                {t.productBulk.edit}
              </ButtonLink>
              <ButtonLink to={`/a/products/prices?id=${product.id}`} icon={Coins}>
                {words.editPrices}
              </ButtonLink>
              <ButtonLink to={`/a/products/stock?id=${product.id}`} icon={Boxes}>
                {words.editStock}
              </ButtonLink>
            </>
          )}
          <Button icon={Plus} onClick={() => setOpened({ what: "add" })}>
            {words.addVariant}
          </Button>
          <ActionMenu
            label={menuLabel(words.variants)}
            actions={[
              { label: words.addOption, icon: ListPlus, open: () => setOpened({ what: "option" }) },
              product.options.length > 0 && {
                label: words.generate,
                icon: Combine,
                open: () => setOpened({ what: "generate" }),
              },
              variants.length > 1 && {
                label: words.reorder,
                icon: ArrowUpDown,
                open: () => setOpened({ what: "order" }),
              },
            ]}
          />
        </>
      }
    >
      {product.options.length > 0 && (
        <ul className="option-list">
          {product.options.map((option) => (
            <OptionRow key={option.id} product={product} option={option} />
          ))}
        </ul>
      )}
      {variants.length === 0 && <p className="section-body muted">{words.noVariants}</p>}
      {variants.length > 0 && (
        <ScrollArea label={words.variants}>
          <table className="table">
            <caption className="visually-hidden">{words.variants}</caption>
            <thead>
              <tr>
                <th>{words.variant}</th>
                <th className="cell-wide">{words.sku}</th>
                <th className="cell-end">{words.prices}</th>
                <th className="cell-end">{words.stock}</th>
                <th className="cell-actions">
                  <span className="visually-hidden">{t.common.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {variants.map((variant) => (
                <tr key={variant.id}>
                  <td>{variant.title}</td>
                  <td className="cell-wide">{variant.sku ?? "–"}</td>
                  <td className="cell-end">{pricesText(variant, currencies)}</td>
                  <td className="cell-end">
                    {variant.manage_inventory ? variant.inventory_quantity : words.notTracked}
                  </td>
                  <td className="cell-actions">
                    <VariantMenu product={product} variant={variant} onOpen={setOpened} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <Suspense>
        {opened && <Opened product={product} opened={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Section>
  )
}

/** The dialog that is open. */
function Opened(props: { product: ShownProduct; opened: Opened; onClose: () => void }) {
  const { product, opened, onClose } = props
  const place = { product, onClose }
  switch (opened.what) {
    case "add":
      return <VariantDialog {...place} />
    case "edit":
      return <VariantDialog {...place} variant={rowNow(product.variants, opened.variant)} />
    case "copy":
      return <VariantDialog {...place} original={opened.variant} />
    case "stock":
      return <StockDialog variant={opened.variant} onClose={onClose} />
    case "option":
      return <OptionDialog {...place} />
    case "generate":
      return <GenerateDialog {...place} />
    case "order":
      return <VariantOrderDialog {...place} variants={rankedVariants(product.variants)} />
  }
}

/** The price in the store's first currencies; prices of price lists and regions do not count. */
function pricesText(variant: ShownVariant, currencies: readonly string[]): string {
  const own = currencies.flatMap((currency) => {
    const price = variant.prices.find(
      (each) => each.currency_code === currency && !each.region_id && !each.price_list_id,
    )
    return price ? [formatMoney(price.amount, currency)] : []
  })
  if (own.length === 0) return words.notFound
  const rest = own.length - 2
  return [own.slice(0, 2).join(", "), rest > 0 && words.morePrices({ count: rest })].filter(Boolean).join(" ")
}

function VariantMenu(props: {
  product: ShownProduct
  variant: ShownVariant
  onOpen: (opened: Opened) => void
}) {
  const { product, variant, onOpen } = props
  return (
    <ActionMenu
      label={menuLabel(variant.title)}
      actions={[
        { label: words.editVariant, icon: Pencil, open: () => onOpen({ what: "edit", variant }) },
        { label: words.duplicateVariant, icon: Copy, open: () => onOpen({ what: "copy", variant }) },
        variant.manage_inventory && {
          label: words.editStock,
          icon: Boxes,
          open: () => onOpen({ what: "stock", variant }),
        },
        {
          label: words.deleteVariant,
          icon: Trash2,
          danger: true,
          question: {
            title: words.deleteVariantQuestion({ title: variant.title }),
            text: words.deleteVariantText,
            label: words.deleteVariant,
          },
          send: (client) => client.admin.products.deleteVariant(product.id, variant.id),
          done: words.variantDeleted,
        },
      ]}
    />
  )
}
