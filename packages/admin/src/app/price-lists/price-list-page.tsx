import type { AdminPriceListRes, AdminPriceListSelection, Answer } from "@stheno/js-client"
import { useAdminPriceList, useAdminPriceListProducts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Coins, Package, Pencil, Plus, Trash2, Unlink } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatTime } from "../format/dates.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { ProductName } from "../products/product-states.tsx"
import { AddProducts, ListPricesDialog } from "./list-prices.tsx"
import { PriceListDialog } from "./price-list-dialog.tsx"
import { PriceListBadge } from "./price-list-states.tsx"

const words = t.priceLists
const back = { to: "/a/pricing", label: words.title }

type ShownPriceList = Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>["price_list"]

/** A price list with its products. */
export function PriceListPage() {
  const { id = "" } = useParams()
  const { price_list: priceList, error } = useAdminPriceList(id)
  return (
    <Loaded data={priceList} error={error} back={back}>
      {(shown) => <PriceListDetails priceList={shown} />}
    </Loaded>
  )
}

function PriceListDetails({ priceList }: { priceList: ShownPriceList }) {
  const { name, description, type, starts_at, ends_at, customer_groups } = priceList
  return (
    <>
      <PageHead
        title={name}
        back={back}
        beside={<PriceListBadge priceList={priceList} />}
        text={description}
        actions={<PriceListActions priceList={priceList} />}
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
      <PriceListProducts id={priceList.id} />
      <Zone zone="price_list.details.after" priceList={priceList} />
    </>
  )
}

function PriceListActions({ priceList }: { priceList: ShownPriceList }) {
  const [open, setOpen] = useState<"edit" | "add">()
  const navigate = useNavigate()
  const { id, name, status } = priceList
  const isActive = status === "active"
  const toggle = useAction(
    (client) => client.admin.priceLists.update(id, { status: isActive ? "draft" : "active" }),
    { done: isActive ? words.unpublishDone : words.publishDone },
  )
  return (
    <>
      <Button busy={toggle.isPending} onClick={() => toggle.mutate()}>
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
      {open === "edit" && <PriceListDialog priceList={priceList} onClose={() => setOpen(undefined)} />}
      {open === "add" && <AddProducts id={id} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function PriceListProducts({ id }: { id: string }) {
  const list = useList()
  const [priced, setPriced] = useState<string>()
  const { products, count, error } = useAdminPriceListProducts(
    id,
    { ...list.query },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <ListTable
        list={list}
        label={words.products}
        rows={products}
        count={count}
        error={error}
        href={(product) => `/a/products/${product.id}`}
        empty={{ icon: Package, title: words.noProducts, text: words.noProductsText }}
        columns={[
          { header: t.products.name, cell: (product) => <ProductName product={product} /> },
          { header: t.products.collection, wide: true, cell: ({ collection }) => collection?.title ?? "–" },
        ]}
        actions={(product) => (
          <ActionMenu
            label={menuLabel(product.title)}
            actions={[
              { label: words.editPrices, icon: Coins, open: () => setPriced(product.id) },
              {
                label: words.removeProduct,
                icon: Unlink,
                danger: true,
                send: (client) => client.admin.priceLists.deleteProductPrices(id, product.id),
                done: words.removeDone,
              },
            ]}
          />
        )}
      />
      {priced && <ListPricesDialog listId={id} productId={priced} onClose={() => setPriced(undefined)} />}
    </>
  )
}
