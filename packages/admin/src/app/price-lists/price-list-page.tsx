import type { AdminPriceListRes, AdminPriceListSelection, Answer, PriceList, Stheno } from "@stheno/js-client"
import { adminPriceListKeys, useAdminPriceList, useAdminPriceListProducts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Copy, Package, Pencil, Plus, Trash2, Unlink, Upload } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatTime } from "../format/dates.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button, ButtonLink } from "../kit/button.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { withProperties } from "../kit/optimistic.ts"
import { useAction } from "../kit/use-action.ts"
import { useDraft } from "../kit/use-draft.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import type { StoredPrice } from "../prices/price-rows.ts"
import { ProductName } from "../products/product-states.tsx"
import { duplicatePriceList } from "./duplicate-price-list.ts"
import { useListedProducts } from "./listed-products.ts"
import type { PickedProduct } from "./picked-variants.ts"
import { PriceListBadge } from "./price-list-states.tsx"

// The forms open on demand.
const PickProducts = lazy(async () => ({ default: (await import("./picked-products.tsx")).PickProducts }))
const PriceListDialog = lazy(async () => ({
  default: (await import("./price-list-dialog.tsx")).PriceListDialog,
}))
// The grid and its form come after the details.
const ListPrices = lazy(async () => ({ default: (await import("./list-prices.tsx")).ListPrices }))

const words = t.priceLists
const back = { to: "/a/pricing", label: words.title }

/** A price list as its page reads it. */
type ShownPriceList = Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>["price_list"]

/** A price list with its products. */
export function PriceListPage() {
  const { id = "" } = useParams()
  const { price_list: priceList, error } = useAdminPriceList(id)
  return (
    <Loaded data={priceList} error={error} back={back}>
      {(shown) => <PriceListDetails key={shown.id} priceList={shown} />}
    </Loaded>
  )
}

function PriceListDetails({ priceList }: { priceList: ShownPriceList }) {
  const { id, name, description, type, starts_at, ends_at, customer_groups } = priceList
  const { data: listed } = useListedProducts(id)
  const { added, setAdded, markPriced } = useAdded(id, listed)
  return (
    <>
      <PageHead
        title={name}
        back={back}
        beside={<PriceListBadge priceList={priceList} />}
        text={description}
        actions={
          <PriceListActions
            priceList={priceList}
            taken={[...(listed ?? []), ...added].map((product) => product.id)}
            onAdd={(products) => setAdded((old) => [...old, ...products])}
          />
        }
      />
      <Zone zone="price_list.details.before" priceList={priceList} />
      <Section title={words.details}>
        <div className="facts-wide">
          <Facts
            facts={[
              [words.type, words.types[type]],
              [words.groups, formatList(customer_groups.map((group) => group.name)) || words.everyone],
              [words.starts, formatTime(starts_at)],
              [words.ends, formatTime(ends_at)],
              [words.taxInclusive, priceList.includes_tax ? t.common.yes : t.common.no],
            ]}
          />
        </div>
      </Section>
      <Suspense fallback={<Section title={words.prices}>{null}</Section>}>
        <ListPrices priceList={priceList} added={added} onSaved={markPriced} />
      </Suspense>
      <PriceListProducts
        id={id}
        onRemove={(ids) => setAdded((old) => old.filter((product) => !ids.includes(product.id)))}
      />
      <Zone zone="price_list.details.after" priceList={priceList} />
    </>
  )
}

const noneAdded: { readonly added: readonly PickedProduct[] } = { added: [] }

/** Products that were chosen and have no prices yet. They survive a reload, as the prices do that are being entered. */
function useAdded(id: string, listed: readonly PickedProduct[] | undefined) {
  const { values, change, discard } = useDraft(`price-list-products:${id}`, noneAdded)
  const known = listed?.map((product) => product.id) ?? []
  const added = values.added.filter((product) => !known.includes(product.id))
  // The list of products is read again after the prices were saved.
  const [priced, setPriced] = useState<readonly string[]>([])
  const isPriced = ({ variants }: PickedProduct) => variants.some((variant) => priced.includes(variant.id))
  useUnsavedInput(!added.every(isPriced), discard)
  const isDone = values.added.length > 0 && added.length === 0
  useEffect(() => {
    if (isDone) discard()
  }, [isDone, discard])
  return {
    added,
    setAdded: (next: (old: readonly PickedProduct[]) => readonly PickedProduct[]) =>
      change({ added: next(added) }),
    /** @param variants that have prices in the list now */
    markPriced: (variants: readonly string[]) => setPriced((old) => [...old, ...variants]),
  }
}

interface ActionsProps {
  readonly priceList: ShownPriceList
  /** of products that the list has already */
  readonly taken: readonly string[]
  readonly onAdd: (products: readonly PickedProduct[]) => void
}

function PriceListActions({ priceList, taken, onAdd }: ActionsProps) {
  const [open, setOpen] = useState<"edit" | "add">()
  const navigate = useNavigate()
  const { id, name, status } = priceList
  const isActive = status === "active"
  const toggle = useAction<PriceList["status"]>(
    (client, next) => client.admin.priceLists.update(id, { status: next }),
    {
      done: (next) => (next === "active" ? words.publishDone : words.unpublishDone),
      optimistic: withProperties<PriceList, PriceList["status"]>(adminPriceListKeys.all, { id }, (next) => ({
        status: next,
      })),
    },
  )
  return (
    <>
      <ButtonLink to={`/a/pricing/${id}/import`} icon={Upload}>
        {words.import}
      </ButtonLink>
      <Button onClick={() => toggle.mutate(isActive ? "draft" : "active")}>
        {isActive ? words.unpublish : words.publish}
      </Button>
      <Button kind="primary" icon={Plus} onClick={() => setOpen("add")}>
        {words.addProducts}
      </Button>
      <ActionMenu
        label={menuLabel(name)}
        actions={[
          { label: words.edit, icon: Pencil, open: () => setOpen("edit") },
          {
            label: words.duplicate,
            icon: Copy,
            send: async (client) => navigate(`/a/pricing/${await duplicatePriceList(client, priceList)}`),
            done: words.duplicateDone,
          },
          {
            label: words.delete,
            icon: Trash2,
            danger: true,
            question: { title: words.deleteQuestion({ name }), text: words.deleteText, label: words.delete },
            send: (client) => client.admin.priceLists.delete(id),
            done: words.deleteDone,
            after: () => navigate(back.to),
          },
        ]}
      />
      {open === "edit" && (
        <Suspense>
          <PriceListDialog priceList={priceList} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === "add" && (
        <Suspense>
          <PickProducts
            taken={taken}
            onPick={async (products, prices, client) => {
              if (prices.length > 0)
                await client.admin.priceLists.addPrices(id, { prices: prices.map(placed) })
              onAdd(products)
            }}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A price as the API takes it: for a currency or for a region. */
function placed({ region_id, currency_code, ...price }: StoredPrice) {
  return { ...price, ...(region_id ? { region_id } : { currency_code }) }
}

function PriceListProducts({ id, onRemove }: { id: string; onRemove: (ids: readonly string[]) => void }) {
  const list = useList()
  const { products, count, response, error } = useAdminPriceListProducts(
    id,
    { ...list.query },
    { placeholderData: keepPreviousData },
  )
  const remove = async (client: Stheno, ids: readonly string[]) => {
    await client.admin.priceLists.deleteProductsPrices(id, { product_ids: [...ids] })
    onRemove(ids)
  }
  const removeAll = useAction(remove, {
    done: (ids) => t.collections.removeDone({ count: ids.length }),
    quiet: true,
  })
  const question = (count: number) => ({
    title: words.removeQuestion({ count }),
    text: words.removeText,
    label: words.removeProduct,
  })
  return (
    <ListTable
      list={list}
      label={words.products}
      rows={products}
      count={count}
      response={response}
      error={error}
      href={(product) => `/a/products/${product.id}`}
      empty={{ icon: Package, title: words.noProducts, text: words.noProductsText }}
      columns={[
        { header: t.products.name, cell: (product) => <ProductName product={product} /> },
        {
          header: t.products.collection,
          wide: true,
          phone: "below",
          cell: ({ collection }) => collection?.title ?? "–",
        },
      ]}
      bulk={[
        {
          label: words.removeProduct,
          icon: Unlink,
          isDanger: true,
          question: ({ count }) => question(count),
          onSelect: ({ ids }) => removeAll.mutateAsync(ids),
        },
      ]}
      rowName={({ title }) => title}
      actions={(product) => (
        <ActionMenu
          label={menuLabel(product.title)}
          actions={[
            {
              label: words.removeProduct,
              icon: Unlink,
              danger: true,
              question: question(1),
              send: (client) => remove(client, [product.id]),
              done: t.collections.removeDone({ count: 1 }),
            },
          ]}
        />
      )}
    />
  )
}
