import type { Stheno } from "@stheno/js-client"
import {
  BadgePercent,
  Gift,
  Globe,
  Package,
  ReceiptText,
  Shapes,
  Store,
  Tag,
  Tags,
  User,
  Users,
  Warehouse,
} from "lucide-react"
import { formatMoney } from "../../format/money.ts"
import { fullName } from "../../format/names.ts"
import { itemName } from "../../inventory/levels.ts"
import { isUnauthorized } from "../../kit/errors.ts"
import { t } from "../../messages/index.ts"
import { sessionExpired } from "../../session/expired.ts"
import type { PaletteEntry } from "./entries.ts"
import { limit, type RecordList } from "./record-list.ts"
import { settingRecords } from "./setting-records.ts"
import { stockRecords } from "./stock-records.ts"

/** A list with its heading and the search over it. */
export interface RecordSource {
  readonly heading: string
  readonly search: (q: string, signal: AbortSignal) => Promise<PaletteEntry[]>
}

/** The number of an order as it is shown, `#17`; undefined for other texts. */
export function orderNumber(q: string): string | undefined {
  return /^#(\d+)$/.exec(q.trim())?.[1]
}

const isEmail = (q: string) => q.includes("@")
const isOneWord = (q: string) => !/\s/.test(q)
const isAnything = () => true

const lists: readonly RecordList[] = [
  {
    heading: t.nav.orders,
    icon: ReceiptText,
    canMatch: isAnything,
    find: async (client, q, signal) => {
      const number = orderNumber(q)
      const { orders } = await client.admin.orders.list(
        {
          ...(number === undefined ? { q } : { display_id: number }),
          limit,
          fields: "id,display_id,email,total,currency_code",
          expand: "customer",
        },
        {},
        { signal },
      )
      return orders.map(({ id, display_id, email, total, currency_code, customer }) => ({
        to: `/a/orders/${id}`,
        label: t.records.order({ number: display_id }),
        hint: `${fullName(customer) || email} · ${formatMoney(total, currency_code)}`,
      }))
    },
  },
  {
    heading: t.nav.draftOrders,
    icon: ReceiptText,
    canMatch: isOneWord,
    find: async (client, q, signal) => {
      const { draft_orders } = await client.admin.draftOrders.list(
        { q, limit, fields: "id,display_id", expand: "cart" },
        {},
        { signal },
      )
      return draft_orders.map(({ id, display_id, cart }) => ({
        to: `/a/draft-orders/${id}`,
        label: t.records.draftOrder({ number: display_id }),
        hint: cart?.email ?? undefined,
      }))
    },
  },
  {
    heading: t.nav.products,
    icon: Package,
    find: async (client, q, signal) => {
      const { products } = await client.admin.products.list(
        { q, limit, is_giftcard: false, fields: "id,title,handle", expand: "" },
        {},
        { signal },
      )
      return products.map(({ id, title, handle }) => ({
        to: `/a/products/${id}`,
        label: title,
        hint: handle ?? undefined,
      }))
    },
  },
  {
    heading: t.nav.inventory,
    icon: Warehouse,
    find: async (client, q, signal) => {
      const { inventory_items } = await client.admin.inventoryItems.list(
        { q, limit, fields: "id,sku,title" },
        {},
        { signal },
      )
      return inventory_items.map((item) => ({
        to: `/a/inventory/${item.id}`,
        label: itemName(item),
        hint: item.sku ?? undefined,
      }))
    },
  },
  {
    heading: t.nav.categories,
    icon: Package,
    find: async (client, q, signal) => {
      const { product_categories } = await client.admin.productCategories.list(
        { q, limit, fields: "id,name,handle", expand: "" },
        {},
        { signal },
      )
      return product_categories.map(({ id, name, handle }) => ({
        to: `/a/product-categories/${id}`,
        label: name,
        hint: handle,
      }))
    },
  },
  {
    heading: t.nav.collections,
    icon: Package,
    find: async (client, q, signal) => {
      const { collections } = await client.admin.collections.list({ q, limit }, {}, { signal })
      return collections.map(({ id, title, handle }) => ({
        to: `/a/collections/${id}`,
        label: title,
        hint: handle ?? undefined,
      }))
    },
  },
  ...stockRecords,
  {
    heading: t.nav.productTypes,
    icon: Shapes,
    find: async (client, q, signal) => {
      const { product_types } = await client.admin.productTypes.list({ q, limit }, {}, { signal })
      return product_types.map(({ id, value }) => ({ to: `/a/products?type=${id}`, label: value }))
    },
  },
  {
    heading: t.nav.productTags,
    icon: Tag,
    find: async (client, q, signal) => {
      const { product_tags } = await client.admin.productTags.list({ q, limit }, {}, { signal })
      return product_tags.map(({ id, value }) => ({ to: `/a/products?tag=${id}`, label: value }))
    },
  },
  {
    heading: t.nav.customers,
    icon: Users,
    canMatch: isAnything,
    find: async (client, q, signal) => {
      const { customers } = await client.admin.customers.list(
        { q, limit, order: "-created_at", fields: "id,email,first_name,last_name", expand: "" },
        {},
        { signal },
      )
      return customers.map((customer) => ({ to: `/a/customers/${customer.id}`, ...named(customer) }))
    },
  },
  {
    heading: t.nav.groups,
    icon: Users,
    find: async (client, q, signal) => {
      const { customer_groups } = await client.admin.customerGroups.list(
        { q, limit, fields: "id,name", expand: "" },
        {},
        { signal },
      )
      return customer_groups.map(({ id, name }) => ({ to: `/a/customers/groups/${id}`, label: name }))
    },
  },
  {
    heading: t.nav.discounts,
    icon: BadgePercent,
    find: async (client, q, signal) => {
      const { discounts } = await client.admin.discounts.list(
        { q, limit, expand: "rule", fields: "id,code" },
        {},
        { signal },
      )
      return discounts.map(({ id, code, rule }) => ({
        to: `/a/discounts/${id}`,
        label: code,
        hint: rule?.description || undefined,
      }))
    },
  },
  {
    heading: t.nav.giftCards,
    icon: Gift,
    canMatch: (q) => /^[\w-]+$/.test(q),
    find: async (client, q, signal) => {
      const { gift_cards } = await client.admin.giftCards.list({ q, limit }, {}, { signal })
      return gift_cards.map(({ id, code, balance, region }) => ({
        to: `/a/gift-cards/${id}`,
        label: code,
        hint: region ? formatMoney(balance, region.currency_code) : undefined,
      }))
    },
  },
  {
    heading: t.nav.pricing,
    icon: Tags,
    find: async (client, q, signal) => {
      const { price_lists } = await client.admin.priceLists.list(
        // v1 rejects `fields` here.
        { q, limit, expand: "" },
        {},
        { signal },
      )
      return price_lists.map(({ id, name, description }) => ({
        to: `/a/pricing/${id}`,
        label: name,
        hint: description || undefined,
      }))
    },
  },
  {
    heading: t.settingsCards.regions.title,
    icon: Globe,
    find: async (client, q, signal) => {
      const { regions } = await client.admin.regions.list(
        { q, limit, fields: "id,name,currency_code", expand: "" },
        {},
        { signal },
      )
      return regions.map(({ id, name, currency_code }) => ({
        to: `/a/settings/regions/${id}`,
        label: name,
        hint: currency_code.toUpperCase(),
      }))
    },
  },
  {
    heading: t.settingsCards.channels.title,
    icon: Store,
    find: async (client, q, signal) => {
      const { sales_channels } = await client.admin.salesChannels.list({ q, limit }, {}, { signal })
      return sales_channels.map(({ id, name, description }) => ({
        to: `/a/sales-channels/${id}`,
        label: name,
        hint: description || undefined,
      }))
    },
  },
  ...settingRecords,
  {
    heading: t.settingsCards.team.title,
    icon: User,
    canMatch: isAnything,
    find: async (client, q, signal) => {
      const { users } = await client.admin.users.list(
        { q, limit, fields: "id,email,first_name,last_name" },
        {},
        { signal },
      )
      return users.map((user) => ({ to: "/a/settings/team", ...named(user) }))
    },
  },
]

function named(person: { email: string; first_name?: string | null; last_name?: string | null }) {
  const name = fullName(person)
  return { label: name || person.email, hint: name ? person.email : undefined }
}

/**
 * The lists that the palette searches, one request per list and text. `#17` asks for the order with this number
 * alone. A list is not asked where its rows cannot match, nor where it had none for the beginning of the text.
 */
export function recordSources(client: Stheno): RecordSource[] {
  return lists.map(({ heading, icon, canMatch = (q) => !isEmail(q), find }) => {
    // Rows match a text that a column contains, so rows that match a longer text match its beginning as well.
    const fruitless = new Set<string>()
    return {
      heading,
      search: async (q, signal) => {
        const isOrders = heading === t.nav.orders
        if (orderNumber(q) === undefined ? q.length < 2 && !/^\d$/.test(q) : !isOrders) return []
        if (!canMatch(q) || [...fruitless].some((beginning) => q.startsWith(beginning))) return []
        try {
          const found = await find(client, q, signal)
          // The number of an order is compared as a whole: nothing follows from a part of it.
          if (found.length === 0 && !/^#?\d+$/.test(q)) fruitless.add(q)
          return found.map((record) => ({ ...record, icon }))
        } catch (error) {
          if (!isUnauthorized(error)) throw error
          sessionExpired()
          return []
        }
      },
    }
  })
}
