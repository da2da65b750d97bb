import type { Engine } from "@stheno/core"
import { operations } from "@stheno/core/internal/operations.ts"
import {
  emptyExtension,
  extendShop,
} from "@stheno/core/internal/extend/extended-shop.ts"
import type { ServiceName } from "@stheno/core/internal/extend/service-entities.ts"
import type { ShopServices } from "@stheno/core/internal/extend/shop-services.ts"

/** A call of a built-in service's query method, and what it returned. */
export interface ServiceRead {
  readonly input: readonly unknown[]
  readonly result: unknown
}

/** What the example of a service asks for. */
interface Wish {
  readonly selector?: Readonly<Record<string, unknown>>
  readonly select: readonly string[]
  readonly relations?: readonly string[]
}

/** Methods as a program without types sees them. */
type LooseReads = Readonly<
  Record<
    "retrieve" | "list" | "listAndCount",
    (...input: readonly unknown[]) => Promise<unknown>
  >
>

const wishes: Readonly<Record<ServiceName, Wish>> = {
  batchJobService: {
    selector: { type: "product-export" },
    select: ["id", "type", "completed_at"],
  },
  cartService: {
    selector: { type: "default" },
    select: ["id", "email"],
    relations: ["items"],
  },
  claimService: { select: ["id", "type", "payment_status"], relations: ["order"] },
  currencyService: {
    selector: { code: ["eur", "usd"] },
    select: ["code", "symbol", "name"],
  },
  customerGroupService: { select: ["id", "name"], relations: ["customers"] },
  customerService: {
    selector: { has_account: true },
    select: ["id", "email", "first_name"],
  },
  discountService: {
    selector: { is_disabled: false },
    select: ["id", "code"],
    relations: ["rule"],
  },
  draftOrderService: { select: ["id", "status", "display_id"] },
  giftCardService: { select: ["id", "value", "balance"], relations: ["region"] },
  inventoryService: {
    select: ["id", "sku", "title"],
    relations: ["inventory_levels"],
  },
  inviteService: { select: ["id", "user_email", "role"] },
  lineItemService: {
    selector: { is_return: false },
    select: ["id", "title", "unit_price", "quantity"],
  },
  noteService: {
    selector: { resource_type: "order" },
    select: ["id", "value", "resource_id"],
  },
  notificationService: { select: ["id", "event_name", "to"] },
  orderEditService: {
    select: ["id", "order_id", "internal_note"],
    relations: ["changes"],
  },
  orderService: {
    selector: { payment_status: "captured" },
    select: ["id", "display_id", "email"],
    relations: ["customer"],
  },
  paymentCollectionService: { select: ["id", "status", "amount", "currency_code"] },
  paymentService: {
    selector: { currency_code: "eur" },
    select: ["id", "amount", "captured_at"],
  },
  priceListService: {
    selector: { type: "sale" },
    select: ["id", "name", "status"],
    relations: ["prices"],
  },
  productCategoryService: {
    selector: { is_active: true },
    select: ["id", "name", "handle"],
  },
  productCollectionService: { select: ["id", "title", "handle"] },
  productService: {
    selector: { status: "published" },
    select: ["id", "title", "status"],
    relations: ["variants"],
  },
  productTagService: { select: ["id", "value"] },
  productTypeService: { select: ["id", "value"] },
  productVariantService: {
    selector: { manage_inventory: true },
    select: ["id", "title", "sku"],
    relations: ["prices"],
  },
  publishableApiKeyService: { select: ["id", "title", "revoked_at"] },
  regionService: {
    selector: { currency_code: "eur" },
    select: ["id", "name", "tax_rate"],
    relations: ["countries"],
  },
  returnReasonService: { select: ["id", "value", "label"] },
  returnService: {
    select: ["id", "status", "refund_amount"],
    relations: ["items"],
  },
  salesChannelService: { selector: { is_disabled: false }, select: ["id", "name"] },
  shippingOptionService: {
    selector: { is_return: false },
    select: ["id", "name", "amount"],
    relations: ["region"],
  },
  shippingProfileService: {
    selector: { type: "default" },
    select: ["id", "name", "type"],
  },
  stockLocationService: { select: ["id", "name"], relations: ["address"] },
  storeService: {
    select: ["id", "name", "default_currency_code"],
    relations: ["currencies"],
  },
  swapService: {
    select: ["id", "payment_status", "difference_due"],
    relations: ["order"],
  },
  taxRateService: { select: ["id", "name", "rate"], relations: ["region"] },
  userService: { selector: { role: "admin" }, select: ["id", "email", "role"] },
}

/** Operations of services that only read, such as `orderService.retrieveWithTotals`. */
const totals = ["cartService", "orderService"] as const

/**
 * Calls the query methods of every built-in service in the shop that the journeys have left behind.
 * @returns service → method → its call
 */
export async function readThroughServices(
  engine: Engine,
): Promise<Record<string, Record<string, ServiceRead>>> {
  const { services } = extendShop(engine, operations, {
    extension: emptyExtension,
  }).shopOver()
  await addRows(engine, services)
  const found: Record<string, Record<string, ServiceRead>> = {}
  for (const [name, wish] of Object.entries(wishes))
    found[name] = await readsOf(
      services[name as ServiceName] as unknown as LooseReads,
      wish,
    )
  for (const name of totals) {
    const [id] = found[name]!["retrieve"]!.input
    const input = [id, { select: ["id", "subtotal", "tax_total", "total"] }]
    const result = await services[name].retrieveWithTotals(
      String(id),
      input[1] as object,
    )
    found[name]!["retrieveWithTotals"] = asJson({ input, result })
  }
  return found
}

/** Creates rows where the journeys leave none behind. */
async function addRows({ db }: Engine, services: ShopServices): Promise<void> {
  const [region] = await services.regionService.list()
  const [product] = await services.productService.list()
  const [order] = await services.orderService.list({}, { order: { id: "ASC" } })
  await services.giftCardService.create({
    value: 5000,
    region_id: region!.id,
  })
  const [option] = await services.productService.list(
    { id: product!.id },
    { relations: ["options"] },
  )
  await services.productVariantService.create(product!.id, {
    title: "Large",
    sku: "HAT-L",
    prices: [{ currency_code: "eur", amount: 3200 }],
    options: option!.options!.map(({ id }) => ({ option_id: id, value: "L" })),
  })
  const [variant] = await services.productVariantService.list({ sku: "HAT-L" })
  await services.inviteService.create({
    user: "grace@example.com",
    role: "member",
  })
  await services.noteService.create({
    resource_type: "order",
    resource_id: order!.id,
    value: "Deliver in the morning.",
  })
  await services.priceListService.create({
    name: "Spring sale",
    description: "10% off hats",
    type: "sale",
    status: "active",
    prices: [{ variant_id: variant!.id, currency_code: "eur", amount: 2880 }],
  })
  await services.productCategoryService.create({
    name: "Hats",
    is_active: true,
  })
  await services.productCollectionService.create({ title: "Winter" })
  await services.publishableApiKeyService.create({ title: "Storefront" })
  await services.taxRateService.create({
    code: "BOOKS",
    name: "Books",
    rate: 5,
    region_id: region!.id,
  })
  await db
    .insertInto("notification")
    .values({
      id: "noti_01JDMC6B6JXNQJB4V0PYDTR9ZC",
      event_name: "order.placed",
      resource_type: "order",
      resource_id: order!.id,
      to: order!.email,
      data: "{}",
    })
    .execute()
}

async function readsOf(
  service: LooseReads,
  { selector = {}, select, relations }: Wish,
): Promise<Record<string, ServiceRead>> {
  const first = { select, order: { [select[0]!]: "ASC" }, take: 1 }
  const [row] = (await service.list(selector, first)) as Record<string, unknown>[]
  const inputs = {
    retrieve: [row?.[select[0]!], { select, ...(relations && { relations }) }],
    list: [selector, { select, take: 2 }],
    listAndCount: [selector, { select, skip: 0, take: 1 }],
  }
  const reads: Record<string, ServiceRead> = {}
  for (const method of ["retrieve", "list", "listAndCount"] as const) {
    const input = inputs[method]
    reads[method] = asJson({ input, result: await service[method](...input) })
  }
  return reads
}

/** Dates of rows as the recorded file keeps them. */
function asJson(read: ServiceRead): ServiceRead {
  return JSON.parse(JSON.stringify(read)) as ServiceRead
}
