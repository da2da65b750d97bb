import { useAdminProducts } from "@stheno/medusa-react"
import { Gift, Plus } from "lucide-react"
import { useState } from "react"
import { Zone } from "../extensions/zone.tsx"
import { parseMoney } from "../format/money.ts"
import { Button } from "../kit/button.tsx"
import { useStoreCurrencies } from "../kit/choices.ts"
import { orNull, textOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { t } from "../messages/index.ts"
import { ProductMenu, ProductSections, Publish } from "../products/product-page.tsx"
import { ProductBadge } from "../products/product-states.tsx"
import type { ShownProduct } from "../products/shown-product.ts"

const words = t.giftCards
const back = { to: "/a/gift-cards", label: words.title }

/** The product by which gift cards are sold: its variants are the values. */
export function GiftCardProduct() {
  const { products, error } = useAdminProducts({ is_giftcard: true, limit: 1 })
  return (
    <Loaded data={products} error={error} back={back}>
      {([product]) => (product ? <Manage product={product} /> : <NoProduct />)}
    </Loaded>
  )
}

function Manage({ product }: { product: ShownProduct }) {
  return (
    <>
      <PageHead
        title={product.title}
        back={back}
        beside={<ProductBadge status={product.status} />}
        actions={
          <>
            <Publish product={product} />
            <ProductMenu product={product} home={back.to} />
          </>
        }
      />
      <Zone zone="gift_card.details.before" giftCard={product} />
      <ProductSections product={product} />
      <Zone zone="gift_card.details.after" giftCard={product} />
    </>
  )
}

function NoProduct() {
  const [isCreating, setCreating] = useState(false)
  const currencies = useStoreCurrencies()
  return (
    <>
      <PageHead title={words.product} back={back} />
      <div className="card">
        <Empty
          icon={Gift}
          title={words.noProduct}
          text={words.noProductText}
          action={
            <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
              {words.createProduct}
            </Button>
          }
        />
      </div>
      {isCreating && currencies.length > 0 && (
        <FormDialog
          title={words.createProduct}
          draftKey="gift-card-product"
          fields={[
            { name: "title", kind: "text", label: t.products.name, required: true },
            { name: "description", kind: "textarea", label: t.products.description },
            ...currencies.map((currency) => ({
              name: `price_${currency}`,
              kind: "money" as const,
              label: t.products.price({ currency: currency.toUpperCase() }),
              currency,
              half: true,
            })),
          ]}
          initial={{ title: words.title }}
          submit={words.createProduct}
          send={(client, values) =>
            client.admin.products.create({
              title: textOf(values, "title").trim(),
              description: orNull(textOf(values, "description")),
              is_giftcard: true,
              // As in v1's dashboard: a draft cannot be bought.
              status: "published",
              discountable: false,
              options: [{ title: words.denominations }],
              variants: [
                {
                  title: "1",
                  manage_inventory: false,
                  options: [{ value: "1" }],
                  prices: currencies.flatMap((currency_code) => {
                    const amount = parseMoney(textOf(values, `price_${currency_code}`), currency_code)
                    return amount === undefined ? [] : [{ currency_code, amount }]
                  }),
                },
              ],
            })
          }
          done={words.createProductDone}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  )
}
